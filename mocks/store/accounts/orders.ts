import { dayAt } from '../../../machines/today'
import { fundOf } from '../../data/funds'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { payable, unitsFor } from './parts'
import { updateRules } from './rules'
import type { KeptAccount, KeptOrder } from './slice'
import { addUnits, priceOn, putInto, reallocate } from './worth'

/** Days from an order to the prices at which it is carried out. */
const PRICED_AFTER = 2

/** The day whose prices apply to an order placed today. */
export const pricingDay = (store: Store): string => isoDaysFrom(store.now(), PRICED_AFTER)

/** Records an order that will be carried out at the prices of a later day. */
export const order = (
  store: Store,
  account: KeptAccount,
  newOrder: Omit<KeptOrder, 'orderedOn' | 'pricedOn'>,
): void => {
  account.orders.push({ ...newOrder, orderedOn: dayAt(store.now()), pricedOn: pricingDay(store) })
}

/**
 * Tells if an order that reallocates an account's current value, or its future payments, is pending. Until it is
 * carried out, a second order for the same part is rejected.
 */
export const isOrderPending = ({ orders }: KeptAccount, part: 'current' | 'future'): boolean =>
  orders.some(
    (keptOrder) =>
      keptOrder.kind !== 'TOP_UP' &&
      (part === 'future' ? keptOrder.future : (keptOrder.current ?? keptOrder.moved)) !== undefined,
  )

/** Carries out the orders whose prices are known by `day`. */
export const carryOut = (store: Store, account: KeptAccount, day: string): readonly KeptOrder[] => {
  const dueOrders = account.orders.filter(({ pricedOn }) => pricedOn <= day)
  account.orders = account.orders.filter((keptOrder) => !dueOrders.includes(keptOrder))
  for (const keptOrder of dueOrders) carryOutOrder(store, account, keptOrder)
  return dueOrders
}

const carryOutOrder = (store: Store, account: KeptAccount, keptOrder: KeptOrder): void => {
  const { amount, current, future, modelPortfolioId, moved, pricedOn } = keptOrder
  if (moved !== undefined) move(store, account, moved, pricedOn)
  else if (amount !== undefined) putInto(store, account, amount, current ?? [], pricedOn)
  else if (current !== undefined) reallocate(store, account, current, pricedOn)
  if (future !== undefined) account.future = [...future]
  if (modelPortfolioId !== undefined) account.modelPortfolioId = modelPortfolioId
}

/** Sells a fund, or a number of its units, and buys another for the proceeds at that day's prices. */
const move = (store: Store, account: KeptAccount, moved: NonNullable<KeptOrder['moved']>, day: string): void => {
  const [from, to] = [fundOf(moved.from), fundOf(moved.to)]
  const heldUnits = account.holdings.find(({ fundId }) => fundId === moved.from)?.units ?? 0
  const units = Math.min(moved.units ?? heldUnits, heldUnits)
  if (from === undefined || to === undefined || units === 0) return
  const bought = unitsFor(payable(units * priceOn(store, from, day), account.currency), priceOn(store, to, day))
  addUnits(account, from.id, -units)
  addUnits(account, to.id, bought)
  updateRules(store, account, moved.rule === to.id ? to : from, { fundId: to.id, units: bought }, day)
}
