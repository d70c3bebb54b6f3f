import { MOST } from '../../../../src/api/typedLimits'
import { checkPersonalTaxNumber, normalisePersonalTaxNumber } from '../../../validation/personalTaxNumber'
import type { TextField } from '../field'

/** A person's tax number, which encodes the birth date. */
export const personalTaxNumber = (): TextField<string> => ({
  type: 'text',
  format: 'personalTaxNumber',
  most: MOST.short,
  isOptional: false,
  check: (typed, { today }) => checkPersonalTaxNumber(typed, today),
  serialize: normalisePersonalTaxNumber,
})
