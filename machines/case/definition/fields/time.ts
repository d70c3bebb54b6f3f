import { LONGEST_TEXTS } from '../../../../src/api/typedLimits'
import { checkTime, normaliseTime } from '../../../validation/time'
import type { TextField } from '../field'

/** A time of day, serialized as `HH:mm`. */
export const time = (): TextField<string> => ({
  type: 'text',
  format: 'time',
  most: LONGEST_TEXTS.short,
  isOptional: false,
  check: checkTime,
  serialize: normaliseTime,
})
