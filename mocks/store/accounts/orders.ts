import { dayAt } from '../../../machines/today'
import { fundOf } from '../../data/funds'
import { reject } from '../cases/superseded'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { accountsOf } from './accounts'
import { roundToPayable, unitsFor } from './parts'
import { updateRules } from './rules'
import type { KeptAccount, KeptOrder } from './slice'
import { addUnits, payInto, priceOn, reallocate } from './worth'

/** Days from an order to the prices at which it is carried out. */
const PRICING_DELAY_DAYS = 2

/** The day whose prices apply to an order placed today. */
export const pricingDay = (store: Store): string => isoDaysFrom(store.now(), PRICING_DELAY_DAYS)

/** Records an order that will be carried out at the prices of a later day. */
export const placeOrder = (
  store: Store,
  account: KeptAccount,
  newOrder: Omit<KeptOrder, 'orderedOn' | 'pricedOn'>,
): void => {
  account.orders.push({ ...newOrder, orderedOn: dayAt(store.now()), pricedOn: pricingDay(store) })
}

/**
 * Tells if an order other than a top-up is pending for one part of an account: its current value, or the allocation of
 * future payments. Until the order is carried out, a second order for the same part is rejected.
 */
export const isOrderPending = ({ orders }: KeptAccount, part: 'current' | 'future'): boolean =>
  orders.some(
    (keptOrder) =>
      keptOrder.kind !== 'TOP_UP' &&
      (part === 'future' ? keptOrder.future : (keptOrder.current ?? keptOrder.moved)) !== undefined,
  )

/** Carries out the orders that are priced on `day` or earlier, and returns these orders. */
export const carryOut = (store: Store, account: KeptAccount, day: string): readonly KeptOrder[] => {
  const dueOrders = account.orders.filter(({ pricedOn }) => pricedOn <= day)
  account.orders = account.orders.filter((keptOrder) => !dueOrders.includes(keptOrder))
  for (const keptOrder of dueOrders) carryOutOrder(store, account, keptOrder)
  return dueOrders
}

const TRANSFER_TOO_LATE_REASON =
  'A számla időközben megszűnt, ezért az átutalását már nem várjuk. Kérjük, ne utaljon. Ha már megtette, visszautaljuk.'
const ORDER_TOO_LATE_REASON = 'A számla időközben megszűnt, ezért amit kért, már nem teljesíthetjük.'

/** Removes accounts from a contract, and rejects the cases of their pending orders. */
export const closeAccounts = (
  store: Store,
  contract: LifeContract,
  isClosed: (account: KeptAccount) => boolean = () => true,
): void => {
  for (const { kind, caseId } of accountsOf(contract)
    .filter(isClosed)
    .flatMap(({ orders }) => orders))
    reject(store, contract, caseId, kind === 'TOP_UP' ? TRANSFER_TOO_LATE_REASON : ORDER_TOO_LATE_REASON)
  contract.accounts = accountsOf(contract).filter((account) => !isClosed(account))
}

const carryOutOrder = (store: Store, account: KeptAccount, keptOrder: KeptOrder): void => {
  const { amount, current, future, modelPortfolioId, moved, pricedOn } = keptOrder
  if (moved !== undefined) carryOutSwitch(store, account, moved, pricedOn)
  else if (amount !== undefined) payInto(store, account, amount, current ?? [], pricedOn)
  else if (current !== undefined) reallocate(store, account, current, pricedOn)
  if (future !== undefined) account.future = [...future]
  if (modelPortfolioId !== undefined) account.modelPortfolioId = modelPortfolioId
}

/** Sells a fund, or a number of its units, and buys another for the proceeds at that day's prices. */
const carryOutSwitch = (
  store: Store,
  account: KeptAccount,
  fundSwitch: NonNullable<KeptOrder['moved']>,
  day: string,
): void => {
  const [soldFund, boughtFund] = [fundOf(fundSwitch.from), fundOf(fundSwitch.to)]
  const heldUnits = account.holdings.find(({ fundId }) => fundId === fundSwitch.from)?.units ?? 0
  const soldUnits = Math.min(fundSwitch.units ?? heldUnits, heldUnits)
  if (soldFund === undefined || boughtFund === undefined || soldUnits === 0) return
  const boughtUnits = unitsFor(
    roundToPayable(soldUnits * priceOn(store, soldFund, day), account.currency),
    priceOn(store, boughtFund, day),
  )
  addUnits(account, soldFund.id, -soldUnits)
  addUnits(account, boughtFund.id, boughtUnits)
  updateRules(
    store,
    account,
    fundSwitch.rule === boughtFund.id ? boughtFund : soldFund,
    { fundId: boughtFund.id, units: boughtUnits },
    day,
  )
}
