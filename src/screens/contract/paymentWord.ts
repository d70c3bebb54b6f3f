import { textOf } from '../../texts/texts'

/** Returns the name of a payment method or frequency by the insurer's number, or `null` if the number is unknown. */
export const paymentWord = (field: 'paymentTypeId' | 'paymentFrequencyId', value: number): string | null =>
  textOf('contract', `cases.payment-method-or-frequency-change.fields.${field}.options.${value}`) ?? null
