import * as api from '../../../src/api/documentLists'
import { createDocumentList, type ListedDocumentKind } from '../../data/manyDocuments'
import { exampleSet } from '../exampleSet'

const NEWEST_AT = Date.UTC(2026, 10, 21)
const LONG_LIST_LENGTH = 200

const listEntries = (kind: ListedDocumentKind, count: number) => createDocumentList(kind, count, 1, NEWEST_AT).slice()

const listEndpoints = [
  [api.listInvoices, 'invoice'],
  [api.listReminders, 'reminder'],
  [api.listOtherDocuments, 'other-documents'],
  [api.listFundLetters, 'fund-letter'],
  [api.listTaxLetters, 'tax-letter'],
  [api.listYieldLetters, 'yield-letter'],
] as const

const QUARTERS = [
  ['2026-07-01', '2026-09-30'],
  ['2026-04-01', '2026-06-30'],
  ['2026-01-01', '2026-03-31'],
] as const

const invoicesWithPeriods = listEntries('invoice', QUARTERS.length).map((entry, index) => ({
  ...entry,
  periodStartDate: QUARTERS[index]?.[0],
  periodEndDate: QUARTERS[index]?.[1],
  isPaid: index > 1,
  ...(index === 1 && { openAmount: { value: 1_000, currency: 'HUF' } }),
}))

const policyLists = (count: number) => ({
  regular: listEntries('policy-regular', count),
  clause: listEntries('policy-clause', count),
  buyback: listEntries('policy-buyback', count),
  topUp: listEntries('policy-topup', count),
})

/** Example answers about lists of printed documents. */
export const documentListExamples = [
  ...listEndpoints.map(([endpoint, kind]) =>
    exampleSet(
      endpoint,
      {
        one: listEntries(kind, 1),
        several: listEntries(kind, 12),
        withoutAmount: listEntries(kind, 3).map(({ amount: _, ...entry }) => entry),
        ...(kind === 'invoice' && { withPeriods: invoicesWithPeriods }),
        empty: [],
        long: listEntries(kind, LONG_LIST_LENGTH),
      },
      {},
    ),
  ),
  exampleSet(
    api.listLifeInsurancePolicy,
    {
      everyGroup: policyLists(3),
      noInvestment: { ...policyLists(3), buyback: [], topUp: [] },
      empty: policyLists(0),
      long: policyLists(LONG_LIST_LENGTH),
    },
    {},
  ),
]
