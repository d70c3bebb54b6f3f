import { beforeAll, describe, expect, test } from 'vitest'
import type { ContractHeader } from '../../../machines/case/menu/productLineCases'
import { everyProductLine } from '../../../machines/cases'
import { cascoCases } from '../../../machines/cases/casco'
import { homeCases } from '../../../machines/cases/home'
import { kgfbCases } from '../../../machines/cases/kgfb'
import { eletCases } from '../../../machines/cases/life'
import { enabledEntriesOf } from '../../../machines/contract/loadHeader.actor'
import { listedEntriesOf } from '../../../machines/contract/route'
import { homeHeaderExamples } from '../../../mocks/examples/home/header'
import { lifeHeaderExamples } from '../../../mocks/examples/life/header'
import { headerExamples } from '../../../mocks/examples/vehicle/kgfbHeader'
import { menuKeys } from '../../../src/api/entities'
import { caseTexts } from '../../../src/screens/case/caseTexts'
import { addEveryText } from '../../languageFiles'
import {
  dataChangesOf,
  everywhereGroups,
  everywhereLabels,
  lifeGroups,
  reasonLabels,
  vehicleGroups,
} from '../kit/menuTables'

beforeAll(addEveryText)

const today = '2026-11-21'
const vehicles = { kgfb: kgfbCases, casco: cascoCases } as const

const entriesOf = (cases: Pick<typeof eletCases, 'menu'>, header: ContractHeader, isContractor = true) =>
  listedEntriesOf(enabledEntriesOf(cases.menu, header, { isContractor, today }))
const listedKeys = (...args: Parameters<typeof entriesOf>) => entriesOf(...args).map(({ key }) => key)

describe('the labels of the menu entries', () => {
  test.each(everyProductLine.map((cases) => [cases.productLine, cases] as const))(
    'for %s include the labels of the common entries',
    (productLine, cases) => {
      const labels = Object.keys(everywhereLabels).map((key) => [key, caseTexts({ productLine, key }).label])
      expect(Object.fromEntries(labels)).toEqual(everywhereLabels)
      // A label may exist without an entry, so this also checks that the menu has each key.
      const keys = cases.menu.map(({ key }) => key)
      expect(Object.keys(everywhereLabels).filter((key) => !keys.includes(key))).toEqual([])
    },
  )

  test.each(['kgfb', 'casco'] as const)('for %s are exactly those of the specification for vehicles', (productLine) => {
    const keys = vehicles[productLine].menu.map(({ key }) => key).filter((key) => !(key in everywhereLabels))
    const { documents, vehicle } = vehicleGroups[productLine]
    const labels = Object.fromEntries(keys.map((key) => [key, caseTexts({ productLine, key }).label]))
    expect(labels).toEqual({ ...documents, ...vehicle })
  })

  test.each(['elet', 'nyugdij', 'baleset'] as const)(
    'for %s are exactly those of the specification for life insurance, in their groups',
    (productLine) => {
      const entries = everyProductLine
        .find((cases) => cases.productLine === productLine)
        ?.menu.filter(({ key }) => !(key in everywhereLabels))
      const groups: Record<string, Record<string, string>> = {}
      for (const { key, group } of entries ?? [])
        groups[group] = { ...groups[group], [key]: caseTexts({ productLine, key }).label }
      expect(groups).toEqual(lifeGroups)
    },
  )

  test.each(['kgfb', 'casco'] as const)(
    'for %s name the termination reasons as the specification does',
    (productLine) => {
      const slugs = entriesOf(vehicles[productLine], headerExamples.withDebt).find(
        ({ key }) => key === 'terminate-insurance',
      )
      const variantLabels = slugs?.variants.map((variant) => [
        variant,
        caseTexts({ productLine, key: 'terminate-insurance', variant }).label,
      ])
      expect(Object.fromEntries(variantLabels ?? [])).toEqual(reasonLabels[productLine])
    },
  )
})

// Keys whose menu entries have a further condition. Without it they are hidden even if the insurer enables them.
const conditional = new Set(['reactivate', 'company-name', 'logout'])

describe.each([
  ['a home', homeCases, homeHeaderExamples.withDebt, ['claim-report', 'claims']],
  ['a life insurance', eletCases, lifeHeaderExamples.withDebt, []],
] as const)('the menu of %s', (_what, cases, header, permanentKeys) => {
  const enabling = (enabledMenuItems: readonly string[], isLegalPerson = false) => ({
    ...header,
    debt: null,
    isLegalPerson,
    enabledMenuItems: [...enabledMenuItems],
  })

  test.each([
    ['person', false],
    ['company', true],
  ] as const)('has the common entries in their groups for a %s', (whose, isLegalPerson) => {
    const entries = entriesOf(cases, enabling(menuKeys, isLegalPerson)).filter(({ key }) => key in everywhereLabels)
    const groups: Record<string, string[]> = {}
    for (const { group, key } of entries) groups[group] = [...(groups[group] ?? []), key]
    expect(groups).toEqual({ ...everywhereGroups, data: dataChangesOf[whose] })
  })

  test('lists only the entry that the insurer enables and the permanent entries', () => {
    const offered = menuKeys.filter((key) => cases.menu.some((entry) => entry.key === key) && !conditional.has(key))
    expect(offered.length).toBeGreaterThan(15)
    for (const key of offered) {
      const keys = listedKeys(cases, enabling([key]))
      expect(keys).toContain(key)
      expect(keys.filter((each) => each !== key)).toEqual(permanentKeys)
    }
  })

  test('lists only the permanent entries if the insurer enables no entry', () => {
    expect(listedKeys(cases, enabling([]))).toEqual(permanentKeys)
  })
})

// A customer who signed in with the contract number alone sees no personal data, premiums or documents.
test.each([
  ['kgfb', kgfbCases, headerExamples.withDebt, 'have-questions'],
  ['casco', cascoCases, headerExamples.withDebt, 'have-questions'],
  ['a home', homeCases, homeHeaderExamples.withDebt, 'claim-report have-questions'],
  [
    'a life insurance',
    eletCases,
    { ...lifeHeaderExamples.withDebt, enabledMenuItems: [...menuKeys] },
    'have-questions health-insurance-or-illness decease decease-by-accident',
  ],
] as const)(
  'the menu of %s for a customer other than the contractor has only the permitted entries',
  (_what, cases, header, permittedKeys) => {
    expect(listedKeys(cases, header, false)).toEqual(permittedKeys.split(' '))
  },
)
