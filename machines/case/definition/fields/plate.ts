import { LONGEST_TEXTS } from '../../../../src/api/typedLimits'
import { normalisePlate } from '../../../validation/normalisePlate'
import type { Problem } from '../../../validation/problem'
import { checkLength } from '../../../validation/text'
import { withoutSeparators } from '../../../withoutSeparators'
import type { TextField } from '../field'

const USUAL_PLATE = /^([A-Z]{3}\d{3,4}|[A-Z]{4}\d{2,3}|[A-Z]{5}\d{1,2}|[A-Z]{6}\d)$/
/** Any text with a letter or a digit: old, diplomatic and foreign plates differ from the usual series. */
const POSSIBLE_PLATE = /[\p{L}\p{N}]/u

/** Checks a licence plate. Only a text that cannot be a plate is an error. */
export const checkPlate = (typed: string): Problem | null => {
  if (withoutSeparators(typed) === '') return { name: 'missing' }
  return POSSIBLE_PLATE.test(typed) ? null : { name: 'plateMalformed' }
}

/** Warns of a licence plate that follows none of the Hungarian series. */
export const warnOfPlate = (typed: string): Problem | null =>
  checkPlate(typed) !== null || USUAL_PLATE.test(normalisePlate(typed)) ? null : { name: 'plateUnusual' }

/** A licence plate. Impossible plates are errors; plates outside the Hungarian series are warnings. */
export const plate = (): TextField<string> => ({
  type: 'text',
  format: 'plate',
  most: LONGEST_TEXTS.short,
  isOptional: false,
  check: (typed) => checkLength(normalisePlate(typed), LONGEST_TEXTS.plate) ?? checkPlate(typed),
  warn: warnOfPlate,
  serialize: normalisePlate,
})
