import type { Money } from '../../../src/api/entities'
import type { PresentHeader } from '../../case/definition/present'
import type { AnyHeader } from '../../case/menu/productLineCases'
import { debitStateOf, isDebited } from '../../payment/debit'
import { isTransferExpected } from '../../payment/onItsWay'
import { owedAmountOf } from '../../payment/owed'
import type { Debit, Due } from '../../payment/payment.types'
import { currencyOf } from '../../payment/smallestUnit'
import { addDays } from '../../validation/date'
import { endsBeforeNextPremium, scheduledEndOf } from '../scheduledEnd'
import { overpaymentOf } from './overpaid'

/** Number of days before the due date when the payment is offered more prominently. */
const SOON_DAYS = 30

/**
 * Returns the state of the next payment's direct debit; `null` if the contract is not paid by direct debit. `today` is
 * `yyyy-MM-dd`.
 */
export const nextPremiumDebit = (header: AnyHeader, today: string): Debit | null =>
  isDebited(header) ? debitStateOf(header.contract.paymentNextperiod, today) : null

// Tells if the next premium is due by `day` (`yyyy-MM-dd`). `false` if no premium falls due, or if the due day is
// unknown.
const isPremiumDueBy = (day: string, header: AnyHeader, today: string): boolean =>
  header.contract.contractStatusId === 1 && !hasNoPremiumDue(header, today) && isDueBy(day, header)

/** Tells if the customer has to make the next payment now or soon. If not, the payment's link is less prominent. */
export const isPremiumDueSoon = (header: AnyHeader, today: string): boolean =>
  nextPremiumDebit(header, today) !== 'coming' && isPremiumDueBy(addDays(today, SOON_DAYS), header, today)

const isDueBy = (day: string, { isPremiumListedAsDue, contract: { paymentNextperiod } }: AnyHeader): boolean =>
  paymentNextperiod ? paymentNextperiod <= day : isPremiumListedAsDue === true

/** Tells if the next premium is due today or earlier. */
export const isNextPremiumDue = (header: AnyHeader, today: string): boolean => isDueBy(today, header)

/**
 * Tells if the next premium is a part of the debt, because its period is within the debt's. If that is not known, only
 * the list of payments has premiums beside a debt.
 */
export const isPartOfDebt = ({ debt, debtDays, isPremiumListedAsDue, contract }: AnyHeader): boolean => {
  if (owedAmountOf(debt) === null) return false
  const [day, periodEnd] = [contract.paymentNextperiod, debtDays?.periodEndDate]
  return day && periodEnd ? day <= periodEnd : !isPremiumListedAsDue
}

/**
 * Returns the amount of the next premium; `null` if nothing is to be paid, `undefined` if the amount is not known. If
 * the insurer does not report it, it is the premium of the present period. A premium that is due may be older than
 * that, and a premium from the anniversary on may be higher, so their amounts are then not known.
 */
export const nextAmountOf = ({ nextPremium, contract }: AnyHeader, today: string): Money | null | undefined => {
  const { paymentNextperiod: day, anniversaryDate, premiumFrequency } = contract
  if (nextPremium) return owedAmountOf(nextPremium)
  return day && anniversaryDate && today < day && day < anniversaryDate ? owedAmountOf(premiumFrequency) : undefined
}

/**
 * Returns the next premium of a header as a due item; empty if its amount or day is not known. The item serves to find
 * its announced transfer, so the premium of the present period is enough.
 */
export const nextPremiumDues = (header: AnyHeader, today: string): readonly Due[] => {
  const amount = owedAmountOf(header.nextPremium ?? header.contract.premiumFrequency)
  const periodStart = header.contract.paymentNextperiod
  return amount && periodStart ? [{ type: periodStart <= today ? 'CURRENT' : 'NEXT', amount, periodStart }] : []
}

/** A premium to pay: its amount and the day on which it was due, `yyyy-MM-dd`. Unknown values are missing. */
export interface PremiumDue {
  readonly amount?: Money
  readonly since?: string
}

// Returns the premium that was due today or earlier and is not part of the debt. `null` without such a premium, if its
// transfer is expected, or if an overpayment covers it.
const openPremiumOf = (header: AnyHeader, today: string): PremiumDue | null => {
  const amount = nextAmountOf(header, today)
  if (amount === null || !isPremiumDueBy(today, header, today)) return null
  if (isPartOfDebt(header) || (amount && isCoveredByOverpayment(header, today))) return null
  if (isTransferExpected(header, 'CURRENT', amount, today)) return null
  const since = header.contract.paymentNextperiod
  return { ...(amount && { amount }), ...(since && { since }) }
}

/**
 * Returns the premium that is due and that the customer has to pay; `null` without such a premium, or if the bank
 * collects it.
 */
export const premiumDueOf = (header: AnyHeader, today: string): PremiumDue | null =>
  nextPremiumDebit(header, today) === 'coming' ? null : openPremiumOf(header, today)

/**
 * Tells if a premium is due that the bank still collects. If the direct debit was set up after the due day, the
 * customer has to pay that premium, and the header does not say when it was set up.
 */
export const isDebitDue = (header: AnyHeader, today: string): boolean =>
  nextPremiumDebit(header, today) === 'coming' && openPremiumOf(header, today) !== null

/** Tells if the customer has overpaid at least the next premium, or any amount if that premium is unknown. */
export const isCoveredByOverpayment = (header: AnyHeader, today: string): boolean => {
  const [overpaid, amount] = [overpaymentOf(header.debt), nextAmountOf(header, today)]
  if (overpaid === null || !amount) return overpaid !== null
  return currencyOf(overpaid) === currencyOf(amount) && overpaid.value >= amount.value
}

/**
 * Tells if the vehicle is out of traffic on the day of the next premium. Cover is then suspended, and no premium falls
 * due. If that day is unknown, the result is for today. If the day of the vehicle's return is unknown too, the result
 * is `true`.
 */
export const isCoverSuspendedAtDue = (
  { outOfTraffic, contract: { paymentNextperiod } }: AnyHeader,
  today: string,
): boolean => {
  if (!outOfTraffic) return false
  const { since, backOn } = outOfTraffic
  return isOutOfTrafficOn(outOfTraffic, paymentNextperiod ?? (backOn ? today : since))
}

/**
 * Tells if an active contract has no premium due: its cover is suspended, or the contract ends before the next premium.
 */
export const hasNoPremiumDue = (header: AnyHeader, today: string): boolean =>
  isCoverSuspendedAtDue(header, today) || (endsBeforeNextPremium(header) && !header.isPremiumListedAsDue)

/**
 * Tells if the premium of a period never falls due, because the contract ends before the period, or its cover is
 * suspended when the period begins. `periodStart`: `yyyy-MM-dd`.
 */
export const isNeverDue = (header: PresentHeader, periodStart: string): boolean => {
  const { contract, outOfTraffic } = header
  const end = contract.contractStatusId === 2 ? contract.terminationDate || contract.endDate : scheduledEndOf(header)
  return Boolean(end && end < periodStart) || (outOfTraffic != null && isOutOfTrafficOn(outOfTraffic, periodStart))
}

/** Tells if a vehicle is out of traffic on a day. Its cover is then suspended. */
export const isOutOfTrafficOn = ({ since, backOn }: NonNullable<PresentHeader['outOfTraffic']>, day: string): boolean =>
  since <= day && !(backOn && backOn <= day)
