import type { LazyList, ListedDocument } from '../../data/manyDocuments'
import { monthsOf, periodPremium, startsAround } from '../payments/due'
import type { Contract } from '../state'

/** The most months that invoices go back; more of them than that are made up. */
const LONGEST = 1200

/** Invoices as a contract's premiums ask for them: one for each period that has begun, of what a period costs. */
export const premiumInvoices = (
  contract: Contract,
  list: LazyList<ListedDocument>,
  newest: string,
): LazyList<ListedDocument> => {
  const premium = periodPremium(contract)
  if (premium === undefined || list.length * monthsOf(contract) > LONGEST) return list
  const startAt = startsAround(contract, newest)
  const asked = (entry: ListedDocument, index: number): ListedDocument => {
    const date = startAt(-index)
    return { ...entry, date, number: entry.number.replace(/-\d{4}/, `-${date.slice(0, 4)}`), amount: premium }
  }
  const at = (index: number) => {
    const entry = list.at(index)
    return entry && asked(entry, index)
  }
  return {
    length: list.length,
    at,
    slice: (start = 0, end = list.length) =>
      list.slice(start, end).map((entry, index) => asked(entry, Math.max(0, start) + index)),
    byId: (id) => {
      const entry = list.byId(id)
      // The serial counts from the oldest.
      return entry && asked(entry, list.length - Number(id.slice(id.lastIndexOf('-') + 1)))
    },
  }
}
