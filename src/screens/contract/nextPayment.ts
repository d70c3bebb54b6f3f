import type { AnyHeader } from '../../../machines/case/menu/productLineCases'
import { hasNoPremiumDue, isNextPremiumDue, nextAmountOf } from '../../../machines/cases/common/nextPremium'
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

const NO_PAYMENT: NextPayment = { amount: null, due: null, method: null, isDue: false }

/**
 * Reads the next payment from the header of any product line. All fields except `isDue` are `null` if the contract is
 * not active, ends before the payment, or has its cover suspended.
 */
export const nextPayment = (header: AnyHeader, today: string): NextPayment => {
  const { contractStatusId, paymentNextperiod, paymentTypeId, paymentFrequencyId } = header.contract
  if (contractStatusId !== 1 || hasNoPremiumDue(header, today)) return NO_PAYMENT
  const amount = nextAmountOf(header, today)
  const methodWords = [
    paymentTypeId == null ? null : paymentWord('paymentTypeId', paymentTypeId),
    paymentFrequencyId == null
      ? null
      : (paymentWord('paymentFrequencyId', paymentFrequencyId)?.toLocaleLowerCase('hu') ?? null),
  ]
  return {
    amount: amount ? formatMoney(amount) : null,
    due: paymentNextperiod ? formatDate(paymentNextperiod) : null,
    method: methodWords.filter((word) => word !== null).join(', ') || null,
    isDue: isNextPremiumDue(header, today),
  }
}
