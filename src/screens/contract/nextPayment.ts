import type { AnyHeader } from '../../../machines/case/menu/productLineCases'
import { isDebited } from '../../../machines/cases/common/usualMethod'
import { endsBeforeNextPremium } from '../../../machines/contract/comingEnd'
import { owedOf } from '../../../machines/payment/owed'
import { addDays } from '../../../machines/validation/date'
import { formatDate, formatMoney } from '../../texts/format'
import { paymentWord } from './paymentWord'

/** What is to be paid next, ready to read; nothing of what the insurer does not fill. */
export interface NextPayment {
  readonly amount: string | null
  readonly due: string | null
  readonly method: string | null
  /** It has fallen due by now. */
  readonly isDue: boolean
}

const NONE: NextPayment = { amount: null, due: null, method: null, isDue: false }

/** How many days before it is due a payment is offered beside what it is. */
const SOON = 30

/**
 * Whether the customer has the next payment to make by now, or soon. What the bank debits, and what nobody knows the day of,
 * nobody has to make: how it can be paid is told less loudly.
 */
export const isPaidSoon = (header: AnyHeader, today: string): boolean => {
  const { contractStatusId, paymentNextperiod } = header.contract
  return (
    contractStatusId === 1 &&
    !nothingFallsDue(header, today) &&
    !isDebited(header) &&
    Boolean(paymentNextperiod) &&
    (paymentNextperiod ?? '') <= addDays(today, SOON)
  )
}

/**
 * Whether cover rests when the next premium would fall due, since the vehicle is out of traffic by then: there is none. One
 * without a day does not come before the vehicle leaves, as long as nobody knows when it will be back.
 */
export const restsThen = ({ outOfTraffic, contract: { paymentNextperiod } }: AnyHeader, today: string): boolean => {
  if (!outOfTraffic) return false
  const { since, backOn } = outOfTraffic
  return isOutOn(outOfTraffic, paymentNextperiod ?? (backOn ? today : since))
}

/** Whether no further premium falls due of a contract that runs: cover rests by then, or the contract has ended. */
export const nothingFallsDue = (header: AnyHeader, today: string): boolean =>
  restsThen(header, today) || endsBeforeNextPremium(header)

/** Whether a vehicle is out of traffic on a day, so that its cover rests. */
export const isOutOn = ({ since, backOn }: NonNullable<AnyHeader['outOfTraffic']>, day: string): boolean =>
  since <= day && !(backOn && backOn <= day)

/** Reads the next payment from the header of any kind of contract: of one that has ended or will have, or whose cover rests, there is none. */
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
