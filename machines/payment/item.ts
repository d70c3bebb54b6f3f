import type { DueType, Money } from '../../src/api/entities'

/** The item of a payment: a debt, or the premium of a period. */
export interface Item {
  /** The insurer's type; absent if it is not known, as in a payment of an older release. */
  readonly type?: DueType | undefined
  /** The first day of the item's period, `yyyy-MM-dd`; absent or '' if the insurer does not report it. */
  readonly periodStart?: string | undefined
  /** The last day of a debt's period, `yyyy-MM-dd`; absent or '' if it is not known. */
  readonly periodEnd?: string | undefined
}

/** Tells if the insurer reports the periods of both items. */
export const arePeriodsKnown = (one: Item, other: Item): boolean =>
  Boolean(one.periodStart) && Boolean(other.periodStart)

/** Tells if an item's period begins within a debt's period. A debt without a last day has no end. */
export const beginsWithinPeriod = (
  { periodStart: itemStart = '' }: Item,
  { periodStart: debtStart = '', periodEnd: debtEnd }: Item,
): boolean => debtStart <= itemStart && (!debtEnd || itemStart <= debtEnd)

/**
 * Tells if a due item contains the item of an earlier payment. An unpaid premium becomes a part of the debt, and a NEXT
 * premium becomes the CURRENT one when its period begins.
 */
export const containsItem = (due: Item, paidItem: Item): boolean => {
  if (due.type === 'DEBT') return !arePeriodsKnown(due, paidItem) || beginsWithinPeriod(paidItem, due)
  if (paidItem.type === 'DEBT') return false
  if (arePeriodsKnown(due, paidItem)) return due.periodStart === paidItem.periodStart
  return paidItem.type === undefined || due.type === undefined || due.type === paidItem.type || due.type === 'CURRENT'
}

/**
 * Tells if an earlier payment may have paid a due item or a part of it, whatever is booked so far. If both periods are
 * known, one item begins within the other. If not, a premium has to fit into a debt that may contain it.
 */
export const mayBePaid = (due: Item & { readonly amount: Money }, paidItem: Item, paidAmount: number): boolean => {
  if (arePeriodsKnown(due, paidItem)) {
    // A debt without a last day may contain a later debt. It need not contain a premium that is listed beside it.
    const mayContainDue = paidItem.type === 'DEBT' && (due.type === 'DEBT' || Boolean(paidItem.periodEnd))
    return containsItem(due, paidItem) || (mayContainDue && beginsWithinPeriod(due, paidItem))
  }
  const fits = due.type !== 'DEBT' || paidItem.type === 'DEBT' || due.amount.value >= paidAmount
  return fits && containsItem(due, paidItem)
}

/**
 * Tells if a paid amount is still due. A debt, or a premium of the same period, may have grown since the payment. If the
 * periods are not known, a premium must have exactly this amount.
 */
export const isAmountDue = (due: Item & { readonly amount: Money }, paidItem: Item, paidAmount: number): boolean =>
  due.type === 'DEBT' || arePeriodsKnown(due, paidItem)
    ? due.amount.value >= paidAmount
    : due.amount.value === paidAmount

/**
 * Tells if a due premium is not the item that an earlier payment paid. `false` for a debt, because it may contain that
 * item.
 */
export const isDifferentPremium = (due: Item, paidItem: Item): boolean =>
  due.type !== 'DEBT' && !containsItem(due, paidItem)
