import { MOST } from '../../../../src/api/typedLimits'
import { checkSuperShop, normaliseSuperShop } from '../../../validation/superShop'
import type { TextField } from '../field'

/** The number of a SuperShop card. */
export const superShop = (): TextField<string> => ({
  type: 'text',
  kind: 'superShop',
  most: MOST.short,
  isOptional: false,
  check: checkSuperShop,
  toWire: normaliseSuperShop,
})
