import { LONGEST_TEXTS } from '../../../../src/api/typedLimits'
import { allowedDays } from '../../../validation/allowedDays'
import { checkDay } from '../../../validation/date'
import { normaliseText } from '../../../validation/text'
import type { TextField } from '../field'

/**
 * A date, serialized as `yyyy-MM-dd`. `from` and `to` are the first and last allowed day, in days from today. The
 * case's `limits` can narrow this range.
 */
export const date = (days: { readonly from: number; readonly to: number }): TextField<string> => ({
  type: 'text',
  format: 'date',
  most: LONGEST_TEXTS.short,
  isOptional: false,
  days,
  check: (typed, { today, limits }) => {
    const { first, last } = allowedDays(days, today, limits)
    return checkDay(typed, first, last)
  },
  serialize: normaliseText,
})
