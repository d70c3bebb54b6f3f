import type { InferOutput } from 'valibot'
import type { Money, terminationInfo } from '../../../src/api/entities'
import { formatMoney } from '../../../src/texts/format'
import type { Contract } from '../state'
import type { Store } from '../store'
import { dayAfter, monthsFrom } from '../time/period'
import { currentDebt, wholeDebt } from './owed'
import { premiumBetween, settledUntil } from './share'
import type { PaidDays } from './slice'

/** Months until a claim for money becomes time-barred (five years: Ptk. 6:22). */
const LIMITATION_MONTHS = 60

/** The last day of a contract and the reason for its end. */
export interface ContractEnd {
  /** The last day of cover, `yyyy-MM-dd`. */
  readonly endDate: string
  readonly terminationReasonId: number
  /** Amount due in addition to the premium of the used days, in forints. */
  readonly discount?: number
}

/** Premiums to charge and to refund when a contract ends. Both amounts are in forints. */
export interface EndBalance {
  /** The premium for the days up to the contract's end, as far as the insurer has not requested it yet. */
  readonly used: number
  /** The premium for days after the contract's end, as far as it is paid or part of the debt. */
  readonly unused: number
  /** The days up to the end whose premium the insurer has not requested; `null` if it has requested all. */
  readonly usedDays: PaidDays | null
}

/**
 * Returns the balance at the end of a contract. At most five years of premiums are refunded, because older claims are
 * time-barred.
 */
export const endBalance = (store: Store, contract: Contract, endDate: string): EndBalance => {
  const firstUncoveredDay = dayAfter(endDate)
  const paidUntil = settledUntil(store, contract) ?? firstUncoveredDay
  const earliestClaimDay = monthsFrom(paidUntil, -LIMITATION_MONTHS)
  return {
    used: premiumBetween(contract, paidUntil, firstUncoveredDay),
    unused: premiumBetween(
      contract,
      firstUncoveredDay < earliestClaimDay ? earliestClaimDay : firstUncoveredDay,
      paidUntil,
    ),
    usedDays: paidUntil < firstUncoveredDay ? { from: paidUntil, to: endDate } : null,
  }
}

/**
 * The costs in a termination's preview: the debt, the premium up to the end, and the refund. The debt may include a
 * premium for days after the end, which is refunded.
 */
export const costPreviewOf = (store: Store, contract: Contract, { used, unused }: EndBalance) => {
  const requestedPremium = (wholeDebt(store, contract)?.value ?? 0) - (contract.header.debt?.value ?? 0)
  const remainingPremium = used - requestedPremium
  return {
    debtForWithdraw: currentDebt(store, contract),
    premiumUntilEnd: forintsUnlessZero(Math.max(0, remainingPremium)),
    unusedPremium: forintsUnlessZero(unused + Math.max(0, -remainingPremium)),
  }
}

type TerminationCosts = InferOutput<typeof terminationInfo>

/** The total to pay at the end, in forints. A negative total is refunded. */
export const totalToPay = ({
  debtForWithdraw,
  premiumUntilEnd,
  unusedPremium,
  durationDiscount,
}: TerminationCosts): number =>
  amountOf(debtForWithdraw) + amountOf(premiumUntilEnd) - amountOf(unusedPremium) + amountOf(durationDiscount)

/** The parts and the total of a termination's settlement, with the same labels as in the termination's preview. */
export const settlementLines = (costs: TerminationCosts): ReadonlyArray<readonly [label: string, value: string]> => {
  const { debtForWithdraw, premiumUntilEnd, unusedPremium, durationDiscount } = costs
  const debt = amountOf(debtForWithdraw)
  const total = totalToPay(costs)
  const lines: ReadonlyArray<readonly [string, number]> = [
    [debt < 0 ? 'Túlfizetése' : 'Rendezendő díj', Math.abs(debt)],
    ['Díj a fedezet végéig', amountOf(premiumUntilEnd)],
    ['Visszajáró díj a fedezet nélküli napokra', amountOf(unusedPremium)],
    ['Tartamengedmény, amelyet Ön fizet vissza', amountOf(durationDiscount)],
    [total < 0 ? 'Összesen visszajár a megszűnéskor' : 'Összesen fizetendő a megszűnésig', Math.abs(total)],
  ]
  return lines.flatMap(([label, value]) => (value === 0 ? [] : [[label, formatMoney({ value, currency: 'HUF' })]]))
}

const amountOf = (money: Money | null | undefined): number => money?.value ?? 0

const forintsUnlessZero = (value: number): Money | null => (value === 0 ? null : { value, currency: 'HUF' })
