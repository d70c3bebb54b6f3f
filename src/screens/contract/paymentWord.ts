import { textOf } from '../../texts/texts'

/** How a premium is paid, or how often, by the insurer's number; `null` for one that is not known. */
export const paymentWord = (field: 'paymentTypeId' | 'paymentFrequencyId', value: number): string | null =>
  textOf('contract', `cases.payment-method-or-frequency-change.fields.${field}.options.${value}`) ?? null
