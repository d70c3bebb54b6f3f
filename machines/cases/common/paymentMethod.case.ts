import { changePaymentTypeOrFrequency, getPaymentTypeOrFrequency } from '../../../src/api/clientPayment'
import { defineCase } from '../../case/definition'
import type { Option } from '../../case/field'
import { byNumber, loadedChoice } from '../../case/fields/choice'

const worded = (id: number): Option => ({ value: String(id), label: null })

/** Díjfizetési mód vagy gyakoriság módosítása: among what the insurer offers for the contract. */
export const paymentMethod = defineCase({
  id: 'common.paymentMethod',
  load: getPaymentTypeOrFrequency,
  form: { paymentTypeId: byNumber(loadedChoice()), paymentFrequencyId: byNumber(loadedChoice()) },
  initial: ({ paymentTypeId, paymentFrequencyId }) => ({
    paymentTypeId: String(paymentTypeId),
    paymentFrequencyId: String(paymentFrequencyId),
  }),
  options: ({ paymentTypeIds, paymentFrequencyIds }) => ({
    paymentTypeId: paymentTypeIds.map(worded),
    paymentFrequencyId: paymentFrequencyIds.map(worded),
  }),
  summary: true,
  submit: changePaymentTypeOrFrequency,
})
