import type { AnyHeader } from '../../../machines/case/areaCases'
import { formatDate, formatMoney } from '../../texts/format'
import { paymentWord } from './paymentWord'

/** What is to be paid next, ready to read; nothing of what the insurer does not fill. */
export interface NextPayment {
  readonly amount: string | null
  readonly due: string | null
  readonly method: string | null
}

/** Reads the next payment from the header of any kind of contract: of one that has ended there is none. */
export const nextPayment = ({ contract }: AnyHeader): NextPayment => {
  const { contractStatusId, premiumFrequency, paymentNextperiod, paymentTypeId, paymentFrequencyId } = contract
  if (contractStatusId !== 1) return { amount: null, due: null, method: null }
  const words = [
    paymentTypeId == null ? null : paymentWord('paymentTypeId', paymentTypeId),
    paymentFrequencyId == null
      ? null
      : (paymentWord('paymentFrequencyId', paymentFrequencyId)?.toLocaleLowerCase('hu') ?? null),
  ]
  return {
    amount: premiumFrequency && premiumFrequency.value > 0 ? formatMoney(premiumFrequency) : null,
    due: paymentNextperiod ? formatDate(paymentNextperiod) : null,
    method: words.filter((word) => word !== null).join(', ') || null,
  }
}
