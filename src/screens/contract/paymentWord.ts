import { textOf } from '../../texts/texts'

/** The name of a payment method or frequency, by the insurer's number; `null` if the number is unknown. */
export const paymentWord = (field: 'paymentTypeId' | 'paymentFrequencyId', value: number): string | null =>
  textOf('contract', `cases.payment-method-or-frequency-change.fields.${field}.options.${value}`) ?? null
