import { LONGEST_TEXTS } from '../../../../src/api/typedLimits'
import type { Problem } from '../../../validation/problem'
import { withoutSeparators } from '../../../withoutSeparators'
import type { TextField } from '../field'

/** Normalises a SuperShop card number to the insurer's format. */
export const normaliseSuperShop = withoutSeparators

/** Checks a SuperShop card number. Only its digits are checked, because no other rule is known. */
export const checkSuperShop = (typed: string): Problem | null => {
  const digits = withoutSeparators(typed)
  if (digits === '') return { name: 'missing' }
  return /^\d+$/.test(digits) ? null : { name: 'superShopCharacters' }
}

/** The number of a SuperShop card. */
export const superShop = (): TextField<string> => ({
  type: 'text',
  format: 'superShop',
  most: LONGEST_TEXTS.short,
  isOptional: false,
  check: checkSuperShop,
  serialize: normaliseSuperShop,
})
