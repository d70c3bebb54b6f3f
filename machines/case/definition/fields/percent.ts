import { MOST } from '../../../../src/api/typedLimits'
import { checkPercent, type Percents, percentOf } from '../../../validation/percent'
import type { TextField } from '../field'

/** A percentage up to 100, serialized as a number. */
export const percent = (percents: Percents): TextField<number> => ({
  type: 'text',
  format: 'percent',
  most: MOST.short,
  isOptional: false,
  check: (typed, { limits }) => checkPercent(typed, percents, limits),
  serialize: percentOf,
})
