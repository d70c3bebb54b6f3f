import type { Money } from '../../../src/api/entities'
import { type Fund, fundOf } from '../../data/funds'
import type { Store } from '../store'
import type { KeptAccount, KeptOrder, KeptRule } from './slice'
import { priceOn } from './worth'

/** The safest fund of each currency. Automatic switches move money there. */
const SAFEST_FUND_IDS: Readonly<Record<Money['currency'], string>> = { HUF: 'F01', FT: 'F01', EUR: 'F10', CHF: 'F12' }

type SwitchOrder = Pick<KeptOrder, 'kind'> & { readonly moved: NonNullable<KeptOrder['moved']> }

/** Returns the first order that an account's rules trigger at a day's prices; `undefined` if no rule triggers one. */
export const dueRuleOrder = (store: Store, account: KeptAccount, day: string): SwitchOrder | undefined => {
  const orders = account.rules.flatMap((rule) => {
    const fund = fundOf(rule.fundId)
    return fund === undefined ? [] : (orderOfRule(account, rule, fund, priceOn(store, fund, day)) ?? [])
  })
  return orders[0]
}

const orderOfRule = (account: KeptAccount, rule: KeptRule, { id }: Fund, price: number): SwitchOrder | undefined => {
  const safestFundId = SAFEST_FUND_IDS[account.currency]
  const { parked, reference } = rule
  if (parked !== null) {
    const isBackAtReference = parked.isFall ? price >= reference : price <= reference
    const moved = { from: parked.fundId, to: id, units: parked.units, rule: id }
    return isBackAtReference ? { kind: 'AUTO_SWITCH_BACK', moved } : undefined
  }
  const isHeld = account.holdings.some(({ fundId }) => fundId === id)
  if (!isHeld || id === safestFundId || !isRuleTriggered(rule, price)) return undefined
  return { kind: 'AUTO_SWITCH', moved: { from: id, to: safestFundId, units: null, rule: id } }
}

const isRuleTriggered = ({ reference, currentValueMeasure, currentGrowth }: KeptRule, price: number): boolean =>
  (currentValueMeasure !== null && price <= reference * (1 - currentValueMeasure / 100)) ||
  (currentGrowth !== null && price >= reference * (1 + currentGrowth / 100))

/**
 * Updates a fund's rule after an order of this rule was carried out. A switch removes the rule, unless the rule
 * switches back automatically. Such a rule waits until the price is back at its reference, and then switches back. The
 * price on the day of the switch back becomes its new reference.
 */
export const updateRules = (
  store: Store,
  account: KeptAccount,
  fund: Fund,
  boughtHolding: { readonly fundId: string; readonly units: number },
  day: string,
): void => {
  const price = priceOn(store, fund, day)
  account.rules = account.rules.flatMap((rule) => {
    if (rule.fundId !== fund.id) return [rule]
    if (boughtHolding.fundId === fund.id) return [{ ...rule, reference: price, parked: null }]
    return rule.hasAutoChangeBack ? [{ ...rule, parked: { ...boughtHolding, isFall: price < rule.reference } }] : []
  })
}
