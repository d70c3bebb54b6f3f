import { describe, expect, test } from 'vitest'
import type { ContractHeader } from '../../../machines/case/menu/productLineCases'
import { everyCase, everyProductLine } from '../../../machines/cases'
import { cascoCases } from '../../../machines/cases/casco'
import { homeCases } from '../../../machines/cases/home'
import { eletCases } from '../../../machines/cases/life'
import { dataChangeKeys } from '../../../machines/cases/productLineMenu'
import { examplesOf } from '../../../mocks/examples'
import { homeHeaderExamples } from '../../../mocks/examples/home/header'
import { lifeHeaderExamples } from '../../../mocks/examples/life/header'
import { cascoHeaderExamples } from '../../../mocks/examples/vehicle/cascoHeader'

const menuOf = ({ menu }: Pick<typeof cascoCases, 'menu'>, header: ContractHeader) =>
  menu.filter(({ isEnabled }) => isEnabled(header, { isContractor: true, today: '2026-11-21' })).map(({ key }) => key)

const files = Object.entries(import.meta.glob<object>('../../../machines/cases/**/*.case.ts', { eager: true }))

test('every *.case.ts file declares a case that a menu offers', () => {
  const isOffered = (exported: unknown) => everyCase.some(({ definition }) => definition === exported)
  const unused = files.flatMap(([path, exported]) => (Object.values(exported).some(isOffered) ? [] : [path]))
  expect([files.length > 0, unused]).toEqual([true, []])
})

describe('the reactivation of a casco car insurance', () => {
  const { lapsed } = cascoHeaderExamples
  const endedFor = (terminationReasonId: number | null) => ({
    ...lapsed,
    contract: { ...lapsed.contract, terminationReasonId },
  })

  test('is in the vehicle group of the menu', () => {
    expect(cascoCases.menu.find(({ key }) => key === 'reactivate')?.group).toBe('vehicle')
  })

  test('is offered if the id of the termination reason is 5, 6 or missing', () => {
    for (const reason of [5, 6, null]) expect(menuOf(cascoCases, endedFor(reason))).toContain('reactivate')
  })

  test.each([1, 2, 3, 4])('is not offered if the contractor terminated the contract (reason %i)', (reason) => {
    expect(menuOf(cascoCases, endedFor(reason))).not.toContain('reactivate')
  })
})

test('the life insurance menu offers the policy and each kind of letter only if the insurer enables its entry', () => {
  const keys = ['bond', 'indexation-letter', 'tax-letter', 'fund-letter', 'yield-letter']
  const menuWith = (enabledMenuItems: string[]) =>
    menuOf(eletCases, { ...lifeHeaderExamples.withDebt, enabledMenuItems }).filter((key) => keys.includes(key))
  expect(menuWith(keys)).toEqual(keys)
  expect(menuWith(['tax-letter'])).toEqual(['tax-letter'])
})

describe('the reactivation of a life insurance', () => {
  const running = lifeHeaderExamples.everythingEnabled
  const ended = { ...running, contract: { ...running.contract, contractStatusId: 2 } } as const

  test('is offered for an ended contract if the insurer lists it as enabled or sends no list', () => {
    const enabled = { ...ended, enabledMenuItems: ['reactivate'] }
    expect(menuOf(eletCases, enabled)).toContain('reactivate')
    expect(menuOf(eletCases, { ...ended, enabledMenuItems: null })).toContain('reactivate')
    expect(menuOf(eletCases, { ...ended, enabledMenuItems: [] })).not.toContain('reactivate')
  })

  test('is not offered if the contract is active', () => {
    expect(menuOf(eletCases, { ...running, enabledMenuItems: ['reactivate'] })).not.toContain('reactivate')
  })
})

test.each([
  ['a life insurance', eletCases, lifeHeaderExamples.withDebt],
  ['a home', homeCases, homeHeaderExamples.withDebt],
] as const)('the tax number change is offered to natural persons, but not to companies: %s', (_what, cases, header) => {
  expect(menuOf(cases, { ...header, isLegalPerson: false })).toContain('tax-number')
  expect(menuOf(cases, { ...header, isLegalPerson: true })).not.toContain('tax-number')
})

const inOrder = {
  person:
    'email-communication address name email phone tax-number documents bank-account super-shop document-number'.split(
      ' ',
    ),
  company: 'address company-name email phone bank-account super-shop'.split(' '),
}

describe.each(everyProductLine.map((cases) => [cases.productLine, cases] as const))(
  'the changes of customer data in the menu of %s',
  (_area, { menu }) => {
    const keys = menu.filter(({ group }) => group === 'data').map(({ key }) => key)

    test('are all part of the display order that the product lines share', () => {
      expect(keys.filter((key) => !dataChangeKeys.includes(key))).toEqual([])
    })

    test.each(Object.entries(inOrder))('are in the specified order for a %s', (_whose, order) => {
      const presentKeys = keys.filter((key) => order.includes(key))
      expect(presentKeys.length).toBeGreaterThan(2)
      expect(presentKeys).toEqual(order.filter((key) => presentKeys.includes(key)))
    })
  },
)

/** The menu that the specification lists for a customer who has signed in with only the contract number. */
const forOthers = ['decease', 'decease-by-accident', 'health-insurance-or-illness', 'claim-report', 'have-questions']

const endedUnlisted = <Header extends ContractHeader>(header: Header) => ({
  ...header,
  enabledMenuItems: null,
  contract: { ...header.contract, contractStatusId: 2 as const },
})

test('the home menu offers a claim report to everyone, and the list of claims to the contractor only', () => {
  const offered = (isContractor: boolean) =>
    homeCases.menu.flatMap(({ key, group, isEnabled }) =>
      group === 'claims' && isEnabled(homeHeaderExamples.withDebt, { isContractor, today: '2026-11-21' }) ? [key] : [],
    )
  expect(offered(false)).toEqual(['claim-report'])
  expect(offered(true).slice(0, 2)).toEqual(['claim-report', 'claims'])
})

describe.each(everyProductLine.map((cases) => [cases.productLine, cases] as const))(
  'the menu of %s',
  (_area, { header, menu }) => {
    const headers: readonly ContractHeader[] = Object.values(examplesOf(header))
    const offered = (exampleHeader: ContractHeader, isContractor: boolean) =>
      menu.filter(({ isEnabled }) => isEnabled(exampleHeader, { isContractor, today: '2026-11-21' }))

    test('offers a customer other than the contractor only the entries that the specification permits', () => {
      for (const exampleHeader of headers) {
        const keys = offered(exampleHeader, false).map(({ key }) => key)
        expect(keys.filter((key) => !forOthers.includes(key))).toEqual([])
      }
    })

    test('offers only reactivation, overpayment and claims as cases if the contract has ended without a debt', () => {
      for (const exampleHeader of headers) {
        // Removes the debt, because an ended contract with a debt also offers to pay it.
        const changes = offered(endedUnlisted({ ...exampleHeader, debt: null }), true).filter(
          ({ type }) => type === 'case' || type === 'variants',
        )
        const isLeft = ['reactivate', 'overpayment']
        expect(changes.filter(({ key, group }) => !isLeft.includes(key) && group !== 'claims')).toEqual([])
      }
    })
  },
)
