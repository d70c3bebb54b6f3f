import type { AnyHeader } from '../../../machines/case/menu/productLineCases'
import {
  hasNoPremiumDue,
  isCoveredByOverpayment,
  isNextPremiumDue,
  nextAmountOf,
  nextPremiumDebit,
} from '../../../machines/cases/common/nextPremium'
import { knownDebitOf } from '../../../machines/payment/debit'
import { formatDate, formatMoney } from '../../texts/format'
import { paymentWord } from './paymentWord'

/** The next payment, formatted; `null` for fields that the insurer does not fill. */
export interface NextPayment {
  readonly amount: string | null
  readonly due: string | null
  readonly method: string | null
  /** True if the payment is due today or earlier. */
  readonly isDue: boolean
  /** The text's key under `head.debit` that says what the bank collects; `null` if there is nothing to say. */
  readonly debitKey: 'coming' | 'due' | 'late' | 'covered' | 'unknown' | null
}

const NO_PAYMENT: NextPayment = { amount: null, due: null, method: null, isDue: false, debitKey: null }

const debitKeyOf = (header: AnyHeader, today: string): NextPayment['debitKey'] => {
  const [debit, isDue] = [nextPremiumDebit(header, today), isNextPremiumDue(header, today)]
  if (isCoveredByOverpayment(header, today)) return debit && nextAmountOf(header, today) ? 'covered' : null
  if (knownDebitOf(header) === undefined) return isDue ? 'unknown' : null
  return debit === 'coming' && isDue ? 'due' : debit
}

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
    debitKey: amount || paymentNextperiod ? debitKeyOf(header, today) : null,
  }
}
