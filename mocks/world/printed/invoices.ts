import type { LazyList, ListedDocument } from '../../data/manyDocuments'
import { monthsOf, periodPremium, startsAround } from '../payments/due'
import type { Contract } from '../state'
import { isoDaysFrom } from '../time/days'

/** The most months that letters go back; more of them than that are made up. */
const LONGEST = 1200

/** How many days after its invoice a premium that did not come is asked for once more. */
const REMINDED = 30

/** Invoices as a contract's premiums ask for them: one for each period that has begun, of what a period costs. */
export const premiumInvoices = (contract: Contract, list: LazyList<ListedDocument>, newest: string) =>
  premiumLetters(contract, list, newest, 0)

/** Reminders of such invoices, each a month after its own. */
export const premiumReminders = (contract: Contract, list: LazyList<ListedDocument>, newest: string) =>
  premiumLetters(contract, list, newest, REMINDED)

const premiumLetters = (
  contract: Contract,
  list: LazyList<ListedDocument>,
  newest: string,
  daysLater: number,
): LazyList<ListedDocument> => {
  const premium = periodPremium(contract)
  if (premium === undefined || list.length * monthsOf(contract) > LONGEST) return list
  const startAt = startsAround(contract, isoDaysFrom(Date.parse(newest), -daysLater))
  const asked = (entry: ListedDocument, index: number): ListedDocument => {
    const date = isoDaysFrom(Date.parse(startAt(-index)), daysLater)
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
