import * as api from '../../../src/api/documentLists'
import { type ListedKind, manyDocuments } from '../../data/manyDocuments'
import { exampleSet } from '../exampleSet'

const NEWEST = Date.UTC(2026, 10, 21)
const LONG = 200

const entries = (kind: ListedKind, count: number) => manyDocuments(kind, count, 1, NEWEST).slice()

const lists = [
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

const invoicesOfPeriods = entries('invoice', QUARTERS.length).map((entry, index) => ({
  ...entry,
  periodStartDate: QUARTERS[index]?.[0],
  periodEndDate: QUARTERS[index]?.[1],
  isPaid: index > 1,
  ...(index === 1 && { openAmount: { value: 1_000, currency: 'HUF' } }),
}))

const policy = (count: number) => ({
  regular: entries('policy-regular', count),
  clause: entries('policy-clause', count),
  buyback: entries('policy-buyback', count),
  topUp: entries('policy-topup', count),
})

/** Example answers about lists of printed documents. */
export const documentListExamples = [
  ...lists.map(([endpoint, kind]) =>
    exampleSet(
      endpoint,
      {
        one: entries(kind, 1),
        several: entries(kind, 12),
        withoutAmount: entries(kind, 3).map(({ amount: _, ...entry }) => entry),
        ...(kind === 'invoice' && { withPeriods: invoicesOfPeriods }),
        empty: [],
        long: entries(kind, LONG),
      },
      {},
    ),
  ),
  exampleSet(
    api.listLifeInsurancePolicy,
    {
      everyGroup: policy(3),
      noInvestment: { ...policy(3), buyback: [], topUp: [] },
      empty: policy(0),
      long: policy(LONG),
    },
    {},
  ),
]
