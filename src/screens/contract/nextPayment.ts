import type { AnyHeader } from '../../../machines/case/menu/productLineCases'
import { endsBeforeNextPremium } from '../../../machines/cases/comingEnd'
import { debitOf, isDebited } from '../../../machines/cases/common/usualMethod'
import { owedOf } from '../../../machines/payment/owed'
import type { Debit } from '../../../machines/payment/payment.types'
import { addDays } from '../../../machines/validation/date'
import { formatDate, formatMoney } from '../../texts/format'
import { paymentWord } from './paymentWord'

/** The next payment, formatted; `null` for fields that the insurer does not fill. */
export interface NextPayment {
  readonly amount: string | null
  readonly due: string | null
  readonly method: string | null
  /** True if the payment is due today or earlier. */
  readonly isDue: boolean
}

const NONE: NextPayment = { amount: null, due: null, method: null, isDue: false }

/** Number of days before the due date when the payment is offered more prominently. */
const SOON = 30

/** Returns the direct debit of the next payment; `null` if it is not debited. `today` is `yyyy-MM-dd`. */
export const debitOfNext = (header: AnyHeader, today: string): Debit | null =>
  isDebited(header) ? debitOf(header.contract.paymentNextperiod, today) : null

/**
 * Tells if the customer has to make the next payment now or soon. `false` if the bank debits it or its day is unknown.
 * The payment's link is then less prominent.
 */
export const isPaidSoon = (header: AnyHeader, today: string): boolean => {
  const { contractStatusId, paymentNextperiod } = header.contract
  return (
    contractStatusId === 1 &&
    !nothingFallsDue(header, today) &&
    debitOfNext(header, today) !== 'coming' &&
    Boolean(paymentNextperiod) &&
    (paymentNextperiod ?? '') <= addDays(today, SOON)
  )
}

/**
 * Tells if the vehicle is out of traffic on the day of the next premium, so that cover is suspended and no premium
 * falls due. If that day is unknown, today counts. If the day of the vehicle's return is unknown, too, the result is
 * `true`.
 */
export const restsThen = ({ outOfTraffic, contract: { paymentNextperiod } }: AnyHeader, today: string): boolean => {
  if (!outOfTraffic) return false
  const { since, backOn } = outOfTraffic
  return isOutOn(outOfTraffic, paymentNextperiod ?? (backOn ? today : since))
}

/**
 * Tells if no premium falls due in an active contract, because its cover is suspended or it ends before the next
 * premium.
 */
export const nothingFallsDue = (header: AnyHeader, today: string): boolean =>
  restsThen(header, today) || endsBeforeNextPremium(header)

/** Tells if a vehicle is out of traffic on a day, which suspends its cover. */
export const isOutOn = ({ since, backOn }: NonNullable<AnyHeader['outOfTraffic']>, day: string): boolean =>
  since <= day && !(backOn && backOn <= day)

/**
 * Reads the next payment from the header of any product line. All fields are `null` if the contract has ended, ends
 * before the payment, or has its cover suspended.
 */
export const nextPayment = (header: AnyHeader, today: string): NextPayment => {
  const { contract, nextPremium } = header
  const { contractStatusId, premiumFrequency, paymentNextperiod, paymentTypeId, paymentFrequencyId } = contract
  if (contractStatusId !== 1 || nothingFallsDue(header, today)) return NONE
  const premium = nextPremium ?? premiumFrequency
  const words = [
    paymentTypeId == null ? null : paymentWord('paymentTypeId', paymentTypeId),
    paymentFrequencyId == null
      ? null
      : (paymentWord('paymentFrequencyId', paymentFrequencyId)?.toLocaleLowerCase('hu') ?? null),
  ]
  return {
    amount: premium && owedOf(premium) ? formatMoney(premium) : null,
    due: paymentNextperiod ? formatDate(paymentNextperiod) : null,
    method: words.filter((word) => word !== null).join(', ') || null,
    isDue: Boolean(paymentNextperiod) && (paymentNextperiod ?? '') <= today,
  }
}
