import { changePaymentTypeOrFrequency, getPaymentTypeOrFrequency } from '../../../src/api/clientPayment'
import { PAYMENT_FREQUENCIES, PAYMENT_TYPES } from '../../../src/api/payments'
import { defineCase } from '../../case/defineCase'
import type { Option } from '../../case/field'
import { byNumber, loadedChoice } from '../../case/fields/choice'
import { knownDetail, knownMoney } from '../../case/knownDetail'

const worded = (id: number): Option => ({ value: String(id), label: null })

const known = (id: number | null | undefined): string | undefined => (id == null ? undefined : String(id))

/** Díjfizetési mód vagy gyakoriság módosítása: among what the insurer offers for the contract. */
export const paymentMethod = defineCase({
  id: 'common.paymentMethod',
  load: getPaymentTypeOrFrequency,
  form: { paymentTypeId: byNumber(loadedChoice()), paymentFrequencyId: byNumber(loadedChoice()) },
  initial: ({ paymentTypeId, paymentFrequencyId }) => ({
    paymentTypeId: known(paymentTypeId),
    paymentFrequencyId: known(paymentFrequencyId),
  }),
  options: ({ paymentTypeIds, paymentFrequencyIds }) => ({
    paymentTypeId: (paymentTypeIds ?? PAYMENT_TYPES).map(worded),
    paymentFrequencyId: (paymentFrequencyIds ?? PAYMENT_FREQUENCIES).map(worded),
  }),
  summary: true,
  resultDetails: ({ nextPremium, nextPremiumDate }) => [
    ...knownMoney('nextPremium', nextPremium),
    ...knownDetail('nextPremiumDate', 'date', nextPremiumDate),
  ],
  submit: changePaymentTypeOrFrequency,
})
