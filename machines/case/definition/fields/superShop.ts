import { MOST } from '../../../../src/api/typedLimits'
import { checkSuperShop, normaliseSuperShop } from '../../../validation/superShop'
import type { TextField } from '../field'

/** The number of a SuperShop card. */
export const superShop = (): TextField<string> => ({
  type: 'text',
  format: 'superShop',
  most: MOST.short,
  isOptional: false,
  check: checkSuperShop,
  serialize: normaliseSuperShop,
})
