import { expect, test } from 'vitest'
import type { ContractHeader } from '../../../machines/case/menu/productLineCases'
import { cascoCases } from '../../../machines/cases/casco'
import { kgfbCases } from '../../../machines/cases/kgfb'
import { enabledEntriesOf } from '../../../machines/contract/loadHeader.actor'
import { listedEntriesOf } from '../../../machines/contract/route'
import { cascoHeaderExamples } from '../../../mocks/examples/vehicle/cascoHeader'
import { headerExamples } from '../../../mocks/examples/vehicle/kgfbHeader'
import { dataChangesOf, everywhereGroups, vehicleGroups } from '../kit/menuTables'

const keys = (words: string): readonly string[] => words.split(' ')
const { documents: papers, ...everywhere } = everywhereGroups

const groupsOf = ({ documents, vehicle }: (typeof vehicleGroups)['kgfb' | 'casco']) => ({
  documents: [...Object.keys(documents), ...papers],
  vehicle: Object.keys(vehicle).filter((key) => key !== 'reactivate'),
})
const kgfb = groupsOf(vehicleGroups.kgfb)
const casco = groupsOf(vehicleGroups.casco)
/** The menu of an ended contract. `papersLeft` returns its documents, without those that confirm an active contract. */
const endedMenu = { contract: everywhere.contract, other: ['have-questions'] }
const gone = keys('green-card coverage-document indexation-letter')
const papersLeft = ({ documents }: typeof kgfb) => documents.filter((key) => !gone.includes(key))

const debt = { value: 12_450, currency: 'HUF' } as const
const overpaid = { value: -8400, currency: 'HUF' } as const
const person = (header: typeof headerExamples.withDebt) => ({
  ...header,
  isLegalPerson: false,
  canChangeToEmailCommunication: true,
  enabledDataCorrection: true,
  supplements: { inspection: true },
})
const company = (header: typeof headerExamples.withDebt) => ({ ...person(header), isLegalPerson: true })
const ended = (header: typeof headerExamples.withDebt) => ({
  ...header,
  debt: null,
  contract: { ...header.contract, contractStatusId: 2 as const, terminationReasonId: 1 },
})
const ofCasco = cascoHeaderExamples.lapsed

test.each([
  [
    'a kgfb of a person',
    kgfbCases,
    person(headerExamples.withDebt),
    { ...everywhere, ...kgfb, data: dataChangesOf.person },
  ],
  [
    'a kgfb of a company',
    kgfbCases,
    company(headerExamples.withDebt),
    { ...everywhere, ...kgfb, data: dataChangesOf.company },
  ],
  [
    'a casco of a person',
    cascoCases,
    person(headerExamples.withDebt),
    { ...everywhere, ...casco, data: dataChangesOf.person },
  ],
  [
    'a casco of a company',
    cascoCases,
    company(headerExamples.withDebt),
    { ...everywhere, ...casco, data: dataChangesOf.company },
  ],
  [
    'an overpaid kgfb',
    kgfbCases,
    { ...person(headerExamples.withDebt), debt: overpaid },
    {
      ...everywhere,
      ...kgfb,
      payment: keys('pay overpayment payment-method-or-frequency-change'),
      data: dataChangesOf.person,
    },
  ],
  ['a kgfb that has ended', kgfbCases, ended(headerExamples.withDebt), { ...endedMenu, documents: papersLeft(kgfb) }],
  [
    'an ended kgfb with a debt',
    kgfbCases,
    { ...ended(headerExamples.withDebt), debt },
    { ...endedMenu, documents: papersLeft(kgfb), payment: ['pay'] },
  ],
  [
    'an ended kgfb that was overpaid',
    kgfbCases,
    { ...ended(headerExamples.withDebt), debt: overpaid },
    { ...endedMenu, documents: papersLeft(kgfb), payment: ['overpayment'] },
  ],
  ['a casco that its holder ended', cascoCases, ended(ofCasco), { ...endedMenu, documents: papersLeft(casco) }],
  [
    'a casco that ended unpaid',
    cascoCases,
    { ...ofCasco, debt },
    { ...endedMenu, documents: papersLeft(casco), payment: ['pay'], vehicle: ['reactivate'] },
  ],
] satisfies readonly (readonly [string, typeof kgfbCases, ContractHeader, object])[])(
  'the menu of %s matches the specification tables',
  (_what, { menu }, header, groups) => {
    const entries = listedEntriesOf(enabledEntriesOf(menu, header, { isContractor: true, today: '2026-11-21' }))
    const groupKeys: Record<string, string[]> = {}
    for (const { group, key } of entries) groupKeys[group] = [...(groupKeys[group] ?? []), key]
    expect(groupKeys).toEqual(groups)
  },
)

test.each([
  ['kgfb', kgfbCases, keys('user-change car-sell final-withdraw anniversary')],
  ['casco', cascoCases, keys('car-sell final-withdraw anniversary')],
] as const)('the termination reasons of %s match the specification', (_area, { menu }, reasons) => {
  const entries = enabledEntriesOf(menu, headerExamples.withDebt, { isContractor: true, today: '2026-11-21' })
  expect(entries.find(({ key }) => key === 'terminate-insurance')?.variants).toEqual(reasons)
})
