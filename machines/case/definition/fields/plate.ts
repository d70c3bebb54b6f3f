import { MOST } from '../../../../src/api/typedLimits'
import { normalisePlate } from '../../../validation/normalisePlate'
import { checkPlate, warnOfPlate } from '../../../validation/plate'
import { checkLength } from '../../../validation/text'
import type { TextField } from '../field'

/** A licence plate. Impossible plates are errors; plates outside the Hungarian series are warnings. */
export const plate = (): TextField<string> => ({
  type: 'text',
  format: 'plate',
  most: MOST.short,
  isOptional: false,
  check: (typed) => checkLength(normalisePlate(typed), MOST.plate) ?? checkPlate(typed),
  warn: warnOfPlate,
  serialize: normalisePlate,
})
