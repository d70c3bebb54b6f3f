import { describe, expect, test } from 'vitest'
import type { ContractHeader } from '../../machines/case/areaCases'
import { everyArea } from '../../machines/cases'
import { dataChanges } from '../../machines/cases/areaMenu'
import { cascoCases } from '../../machines/cases/casco'
import { lakasCases } from '../../machines/cases/lakas'
import { eletCases } from '../../machines/cases/life'
import { cascoHeaderExamples } from '../../mocks/examples/cascoHeader'
import { homeHeaderExamples } from '../../mocks/examples/homeHeader'
import { lifeHeaderExamples } from '../../mocks/examples/lifeHeader'

const menuOf = ({ menu }: Pick<typeof cascoCases, 'menu'>, header: ContractHeader) =>
  menu.filter(({ isEnabled }) => isEnabled(header, { isContractor: true })).map(({ key }) => key)

describe('the reactivation of a casco', () => {
  const { lapsed } = cascoHeaderExamples
  const endedFor = (terminationReasonId: number | null) => ({
    ...lapsed,
    contract: { ...lapsed.contract, terminationReasonId },
  })

  test('stands among the vehicle’s cases', () => {
    expect(cascoCases.menu.find(({ key }) => key === 'reactivate')?.group).toBe('vehicle')
  })

  test('is offered where the contract ended unpaid, or for a reason that nobody knows', () => {
    for (const reason of [5, 6, null]) expect(menuOf(cascoCases, endedFor(reason))).toContain('reactivate')
  })

  test.each([1, 2, 3, 4])('is not offered where the holder terminated the contract (%i)', (reason) => {
    expect(menuOf(cascoCases, endedFor(reason))).not.toContain('reactivate')
  })
})

test.each([
  ['a life insurance', eletCases, lifeHeaderExamples.withDebt],
  ['a home', lakasCases, homeHeaderExamples.withDebt],
] as const)('the tax identifier is changed by persons only: %s', (_what, cases, header) => {
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

describe.each(everyArea.map((cases) => [cases.area, cases] as const))(
  'the changes of data in %s',
  (_area, { menu }) => {
    const keys = menu.filter(({ group }) => group === 'data').map(({ key }) => key)

    test('all have a place in the order of the menu', () => {
      expect(keys.filter((key) => !dataChanges.includes(key))).toEqual([])
    })

    test.each(Object.entries(inOrder))('stand in the order in which a %s is to find them', (_whose, order) => {
      const own = keys.filter((key) => order.includes(key))
      expect(own.length).toBeGreaterThan(2)
      expect(own).toEqual(order.filter((key) => own.includes(key)))
    })
  },
)
