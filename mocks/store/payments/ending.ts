import type { InferOutput } from 'valibot'
import type { Money, terminationInfo } from '../../../src/api/entities'
import { formatMoney } from '../../../src/texts/format'
import type { Contract } from '../state'
import type { Store } from '../store'
import { dayAfter, monthsFrom } from '../time/period'
import { owedNow, wholeDebt } from './owed'
import { premiumBetween, settledUntil } from './share'
import type { PaidDays } from './slice'

/** For how many months back money can be asked for (five years: Ptk. 6:22). */
const LIMITATION = 60

/** How a contract ends. */
export interface End {
  /** The last day of cover, `yyyy-MM-dd`. */
  readonly endDate: string
  readonly terminationReasonId: number
  /** What is owed besides the days that were used, in forints. */
  readonly discount?: number
}

/** What is to be settled of a contract that ends with a day, beside what was paid or is owed; both in forints. */
export interface EndBalance {
  /** What the days up to the end cost that were not asked for yet. */
  readonly used: number
  /** What was paid, or is owed, for days after the end. */
  readonly unused: number
  /** The days up to the end that were not asked for; `null` where there are none. */
  readonly usedDays: PaidDays | null
}

/** What is to be settled at the end of a contract. */
export const endBalance = (store: Store, contract: Contract, endDate: string): EndBalance => {
  const firstDayWithout = dayAfter(endDate)
  const paidUntil = settledUntil(store, contract) ?? firstDayWithout
  const earliest = monthsFrom(paidUntil, -LIMITATION)
  return {
    used: premiumBetween(contract, paidUntil, firstDayWithout),
    unused: premiumBetween(contract, firstDayWithout < earliest ? earliest : firstDayWithout, paidUntil),
    usedDays: paidUntil < firstDayWithout ? { from: paidUntil, to: endDate } : null,
  }
}

/** The same as a customer is told of it before: besides what the header says is owed, which may be in part for days that come back. */
export const toldCosts = (store: Store, contract: Contract, { used, unused }: EndBalance) => {
  const askedAlready = (wholeDebt(store, contract)?.value ?? 0) - (contract.header.debt?.value ?? 0)
  const untilEnd = used - askedAlready
  return {
    debtForWithdraw: owedNow(store, contract),
    premiumUntilEnd: forints(Math.max(0, untilEnd)),
    unusedPremium: forints(unused + Math.max(0, -untilEnd)),
  }
}

type Told = InferOutput<typeof terminationInfo>

/** What is to be paid in the end, in forints; below zero what comes back. */
export const totalOf = ({ debtForWithdraw, premiumUntilEnd, unusedPremium, durationDiscount }: Told): number =>
  amountOf(debtForWithdraw) + amountOf(premiumUntilEnd) - amountOf(unusedPremium) + amountOf(durationDiscount)

/** What a termination comes to, part by part and in all, in the words that a customer was told it with before. */
export const settlementLines = (told: Told): ReadonlyArray<readonly [label: string, value: string]> => {
  const { debtForWithdraw, premiumUntilEnd, unusedPremium, durationDiscount } = told
  const owed = amountOf(debtForWithdraw)
  const total = totalOf(told)
  const lines: ReadonlyArray<readonly [string, number]> = [
    [owed < 0 ? 'Túlfizetése' : 'Rendezendő díj', Math.abs(owed)],
    ['Díj a fedezet végéig', amountOf(premiumUntilEnd)],
    ['Visszajáró díj a fedezet nélküli napokra', amountOf(unusedPremium)],
    ['Tartamengedmény, amelyet Ön fizet vissza', amountOf(durationDiscount)],
    [total < 0 ? 'Összesen visszajár a megszűnéskor' : 'Összesen fizetendő a megszűnésig', Math.abs(total)],
  ]
  return lines.flatMap(([label, value]) => (value === 0 ? [] : [[label, formatMoney({ value, currency: 'HUF' })]]))
}

const amountOf = (money: Money | null | undefined): number => money?.value ?? 0

const forints = (value: number): Money | null => (value === 0 ? null : { value, currency: 'HUF' })
