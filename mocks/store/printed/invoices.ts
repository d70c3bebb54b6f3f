import type { Money } from '../../../src/api/entities'
import type { LazyList, ListedDocument } from '../../data/manyDocuments'
import { periodStarts } from '../payments/due'
import { invoiceGrid } from '../payments/invoiced'
import { paymentsMemory } from '../payments/memory'
import { invoicedAmountOf, unpaidInvoiceAmounts } from '../payments/open'
import type { PaidDays } from '../payments/slice'
import { REMINDER_DELAY_DAYS } from '../payments/unpaid'
import type { Contract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { withChangedDates } from './withChangedDates'

/** Longest period that a list of premium letters covers, in months. Longer lists have made-up dates. */
const MAX_MONTHS = 1200

/**
 * Tells if a list of premium letters has made-up dates, because the contract's periods are unknown or the list covers
 * more than `MAX_MONTHS` months.
 */
export const areDatesMadeUp = (contract: Contract, length: number): boolean => {
  const grid = invoiceGrid(contract)
  return grid === undefined || length * grid.months > MAX_MONTHS
}

/**
 * Returns the number of a contract's periods that began between two days, at most `limit`. Returns `limit` if the
 * contract's periods are unknown.
 */
export const periodCount = (contract: Contract, limit: number, firstDay: string, lastDay: string): number => {
  const grid = invoiceGrid(contract)
  if (grid === undefined) return limit
  const periodStartAt = periodStarts(grid.start, grid.months, lastDay)
  let count = 0
  while (count < limit && periodStartAt(-count) >= firstDay) count += 1
  return count
}

/**
 * Invoices of a contract's premiums: one for each period that has begun, and those of premiums paid before their
 * period.
 */
export const premiumInvoices = (
  store: Store,
  contract: Contract,
  list: LazyList<ListedDocument>,
  latestPeriodStart: string,
): LazyList<ListedDocument> => {
  const unpaidAmountOf = unpaidInvoiceAmounts(store, contract)
  const extraFields: ExtraFields = (date, amount, days) => {
    const invoicedAmount = invoicedAmountOf(contract, amount, date, days)
    const unpaidAmount = unpaidAmountOf(date, days, invoicedAmount.value)
    return {
      amount: invoicedAmount,
      ...(days && { periodStartDate: days.from, periodEndDate: days.to }),
      isPaid: unpaidAmount === 0,
      ...(unpaidAmount > 0 &&
        unpaidAmount < invoicedAmount.value && { openAmount: { ...invoicedAmount, value: unpaidAmount } }),
    }
  }
  const { issued = [] } = paymentsMemory(contract)
  const extraInvoices = issued.map(({ days, ...entry }) => ({
    ...entry,
    ...extraFields(entry.date, entry.amount, days),
  }))
  return withAddedLetters('invoice', premiumLetters(contract, list, latestPeriodStart, 0, extraFields), extraInvoices)
}

/** Reminders of premium invoices, each a month after its invoice. */
export const premiumReminders = (contract: Contract, list: LazyList<ListedDocument>, latestPeriodStart: string) => {
  const { reminders = [] } = paymentsMemory(contract)
  return withAddedLetters(
    'reminder',
    premiumLetters(contract, list, latestPeriodStart, REMINDER_DELAY_DAYS, (_, amount) => ({ amount })),
    reminders,
  )
}

/** A function that returns additional fields of a letter, from its date, its amount and the days that it covers. */
type ExtraFields = (date: string, amount: Money, days: PaidDays | undefined) => Partial<ListedDocument>

const premiumLetters = (
  contract: Contract,
  list: LazyList<ListedDocument>,
  latestPeriodStart: string,
  daysLater: number,
  extraFields: ExtraFields,
): LazyList<ListedDocument> => {
  const grid = invoiceGrid(contract)
  if (grid === undefined || areDatesMadeUp(contract, list.length)) return list
  const { premium, months, start } = grid
  const periodStartAt = periodStarts(start, months, isoDaysFrom(Date.parse(latestPeriodStart), -daysLater))
  return withChangedDates(list, (index) => {
    const periodStart = periodStartAt(-index)
    const date = isoDaysFrom(Date.parse(periodStart), daysLater)
    const periodEnd = isoDaysFrom(Date.parse(periodStartAt(1 - index)), -1)
    return { date, ...extraFields(date, premium, { from: periodStart, to: periodEnd }) }
  })
}

const letterNames = { invoice: ['SZ', 'Számla'], reminder: ['FF', 'Fizetési felszólítás'] } as const

/** A list with later letters added in front, the newest first. */
const withAddedLetters = (
  kind: keyof typeof letterNames,
  list: LazyList<ListedDocument>,
  letters: readonly (Pick<ListedDocument, 'date' | 'amount'> & Partial<ListedDocument>)[],
): LazyList<ListedDocument> => {
  if (letters.length === 0) return list
  const [prefix, name] = letterNames[kind]
  const addedLetters = letters.map((letter, index): ListedDocument => {
    const serial = list.length + letters.length - index
    const number = `${prefix}-${letter.date.slice(0, 4)}/${String(serial).padStart(6, '0')}`
    return { id: `${kind}-${serial}`, number, name, ...letter }
  })
  const { length } = addedLetters
  return {
    length: length + list.length,
    at: (index) => (index < length ? addedLetters.at(Math.max(0, index)) : list.at(index - length)),
    slice: (start = 0, end = length + list.length) => [
      ...addedLetters.slice(Math.max(0, start), Math.max(0, end)),
      ...list.slice(Math.max(0, start - length), Math.max(0, end - length)),
    ],
    byId: (id) => addedLetters.find((entry) => entry.id === id) ?? list.byId(id),
  }
}
