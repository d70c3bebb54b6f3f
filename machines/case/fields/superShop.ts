import { checkSuperShop, normaliseSuperShop } from '../../validation/superShop'
import type { TextField } from '../field'

/** The number of a SuperShop card. */
export const superShop = (): TextField<string> => ({
  type: 'text',
  kind: 'superShop',
  isOptional: false,
  check: checkSuperShop,
  toWire: normaliseSuperShop,
})
