import { LONGEST_TEXTS } from '../../../../src/api/typedLimits'
import { checkCardNumber, normaliseCardNumber } from '../../../validation/cardNumber'
import type { TextField } from '../field'

/** The number of an identity card or an address card. */
export const cardNumber = (): TextField<string> => ({
  type: 'text',
  format: 'cardNumber',
  most: LONGEST_TEXTS.short,
  isOptional: false,
  check: checkCardNumber,
  serialize: normaliseCardNumber,
})
