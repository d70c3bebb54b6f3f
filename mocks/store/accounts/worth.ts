import { wholeParts } from '../../../machines/validation/wholeParts'
import type { Money } from '../../../src/api/entities'
import { priceAfter } from '../../data/fundPrices'
import { type Fund, fundOf } from '../../data/funds'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { roundToPayable, splitByShares, unitsFor } from './parts'
import type { KeptAccount, KeptShare } from './slice'

const DAY = 24 * 60 * 60 * 1000

/** Value of one unit of each currency in forints. */
const FORINTS_PER_UNIT: Readonly<Record<Money['currency'], number>> = { HUF: 1, FT: 1, EUR: 392.4, CHF: 418.6 }

/** The day of the valuation: yesterday. */
export const dateOfValue = (store: Store): string => isoDaysFrom(store.now(), -1)

/** The price of a fund's unit on a day. */
export const priceOn = (store: Store, fund: Fund, day: string): number =>
  priceAfter(fund, Math.round((Date.parse(day) - Date.parse(isoDaysFrom(store.state.beganAt, -1))) / DAY))

/** A fund in an account and its value there. */
export interface FundWorth {
  readonly fund: Fund
  readonly units: number
  readonly price: number
  readonly value: Money
  /** Share of the account in percent, with at most two decimals; the shares sum to 100. */
  readonly percentage: number
}

/** The value of an account on a day: the sum of its funds' units at that day's prices. */
export const worthOf = (store: Store, account: KeptAccount, day = dateOfValue(store)) => {
  const { currency } = account
  const fundValues = account.holdings.flatMap(({ fundId, units }) => {
    const fund = fundOf(fundId)
    if (fund === undefined) return []
    const price = priceOn(store, fund, day)
    return [{ fund, units, price, value: { value: roundToPayable(units * price, currency), currency } }]
  })
  const total = roundToPayable(
    fundValues.reduce((sum, { value }) => sum + value.value, 0),
    currency,
  )
  const hundredthsOfPercent = wholeParts(
    fundValues.map(({ value }) => (total === 0 ? 0 : (value.value * 100 * 100) / total)),
  )
  return {
    value: { value: total, currency },
    buyBackValue: { value: roundToPayable((total * account.buyBackRate) / 100, currency), currency },
    funds: fundValues.map(
      (fundValue, index): FundWorth => ({ ...fundValue, percentage: (hundredthsOfPercent[index] ?? 0) / 100 }),
    ),
  }
}

/** An account's current allocation. */
export const sharesOf = (store: Store, account: KeptAccount): readonly KeptShare[] =>
  worthOf(store, account).funds.map(({ fund, percentage }) => ({ fundId: fund.id, percentage }))

/** An amount converted to forints. */
export const inForints = ({ value, currency }: Money): Money => ({
  value: Math.round(value * FORINTS_PER_UNIT[currency]),
  currency: 'HUF',
})

/** Reallocates an account's value at a day's prices. Drops the rules of funds that the account no longer holds. */
export const reallocate = (store: Store, account: KeptAccount, shares: readonly KeptShare[], day: string): void => {
  const { value } = worthOf(store, account, day)
  account.holdings = []
  buy(store, account, value.value, shares, day)
  const heldFundIds = new Set(shares.map(({ fundId }) => fundId))
  account.rules = account.rules
    .filter(({ fundId }) => heldFundIds.has(fundId))
    .map((rule) => ({ ...rule, parked: null }))
}

/** Buys units for an amount by the given allocation, at a day's prices. */
const buy = (store: Store, account: KeptAccount, amount: number, shares: readonly KeptShare[], day: string): void => {
  for (const { fundId, amount: fundAmount } of splitByShares({ value: amount, currency: account.currency }, shares)) {
    const fund = fundOf(fundId)
    if (fund !== undefined) addUnits(account, fundId, unitsFor(fundAmount, priceOn(store, fund, day)))
  }
}

/** Pays money into an account. Notifications of value changes do not count it as growth. */
export const payInto = (
  store: Store,
  account: KeptAccount,
  amount: number,
  shares: readonly KeptShare[],
  day = dateOfValue(store),
): void => {
  buy(store, account, amount, shares, day)
  if (account.watched !== null) account.watched.reference += amount
}

/**
 * Sells units of all funds in proportion until the account is worth `targetValue`. Notifications of value changes do
 * not count the sale as a loss.
 */
export const sellDownTo = (store: Store, account: KeptAccount, targetValue: number): void => {
  const { value, funds } = worthOf(store, account)
  const target = { ...value, value: roundToPayable(targetValue, value.currency) }
  const shares = funds.map(({ fund, value: worth }) => ({
    fundId: fund.id,
    percentage: (worth.value * 100) / value.value,
  }))
  const prices = new Map(funds.map(({ fund, price }) => [fund.id, price]))
  account.holdings = splitByShares(target, shares).map(({ fundId, amount }) => ({
    fundId,
    units: unitsFor(amount, prices.get(fundId) ?? 1),
  }))
  if (account.watched !== null) account.watched.reference -= value.value - target.value
}

/** Adds units of a fund to an account, or removes them. A fund without units is dropped. */
export const addUnits = (account: KeptAccount, fundId: string, units: number): void => {
  const existingHolding = account.holdings.find((holding) => holding.fundId === fundId)
  const newUnits = Number(((existingHolding?.units ?? 0) + units).toFixed(4))
  if (existingHolding === undefined) account.holdings.push({ fundId, units: newUnits })
  else existingHolding.units = newUnits
  account.holdings = account.holdings.filter((holding) => holding.units > 0)
}
