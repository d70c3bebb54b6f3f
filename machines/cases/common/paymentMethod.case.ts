import { changePaymentTypeOrFrequency, getPaymentTypeOrFrequency } from '../../../src/api/clientPayment'
import { PAYMENT_FREQUENCIES, PAYMENT_TYPES } from '../../../src/api/payments'
import { textOf } from '../../case/definition/answer'
import { defineCase } from '../../case/definition/defineCase'
import { knownDetail, knownMoneyDetail } from '../../case/definition/detail'
import type { Option } from '../../case/definition/field'
import { asNumberChoice, loadedChoice } from '../../case/definition/fields/choice'
import type { Problem } from '../../validation/problem'
import { premiumChanges, premiumNote } from './frequencyPremiums'

const idOption = (id: number, note?: Problem): Option => ({ value: String(id), label: null, ...(note && { note }) })

const idText = (id: number | null | undefined): string | undefined => (id == null ? undefined : String(id))

/** Díjfizetési mód vagy gyakoriság módosítása: the insurer's choices for the contract, with their premiums. */
export const paymentMethod = defineCase({
  id: 'common.paymentMethod',
  load: getPaymentTypeOrFrequency,
  form: { paymentTypeId: asNumberChoice(loadedChoice()), paymentFrequencyId: asNumberChoice(loadedChoice()) },
  initialAnswers: ({ paymentTypeId, paymentFrequencyId }) => ({
    paymentTypeId: idText(paymentTypeId),
    paymentFrequencyId: idText(paymentFrequencyId),
  }),
  options: (loaded) => ({
    paymentTypeId: (loaded.paymentTypeIds ?? PAYMENT_TYPES).map((id) => idOption(id)),
    paymentFrequencyId: (loaded.paymentFrequencyIds ?? PAYMENT_FREQUENCIES).map((id) =>
      idOption(id, premiumNote(loaded, id)),
    ),
  }),
  present: ({ bankAccount }) => knownDetail('debitedAccount', 'text', bankAccount),
  related: ['bank-account'],
  details: (loaded, { paymentFrequencyId }) => [
    ...premiumChanges(loaded, textOf(paymentFrequencyId)),
    ...knownDetail('nextPremiumDate', 'date', loaded.nextPremiumDate),
  ],
  summary: true,
  confirmationDetails: (loaded, { paymentFrequencyId }) =>
    textOf(paymentFrequencyId) === idText(loaded.paymentFrequencyId)
      ? []
      : premiumChanges(loaded, textOf(paymentFrequencyId)),
  resultDetails: ({ nextPremium, nextPremiumDate }) => [
    ...knownMoneyDetail('nextPremium', nextPremium),
    ...knownDetail('nextPremiumDate', 'date', nextPremiumDate),
  ],
  submit: changePaymentTypeOrFrequency,
})
