import { LONGEST_TEXTS } from '../../../../src/api/typedLimits'
import { checkPercent, type Percents, parsePercent } from '../../../validation/percent'
import type { TextField } from '../field'

/** A percentage up to 100, serialized as a number. */
export const percent = (percents: Percents): TextField<number> => ({
  type: 'text',
  format: 'percent',
  most: LONGEST_TEXTS.short,
  isOptional: false,
  check: (typed, { limits }) => checkPercent(typed, percents, limits),
  serialize: parsePercent,
})
