import { MOST } from '../../../../src/api/typedLimits'
import { checkDay } from '../../../validation/date'
import { daysAllowed } from '../../../validation/daysAllowed'
import { normaliseText } from '../../../validation/text'
import type { TextField } from '../field'

/**
 * A day, sent as `yyyy-MM-dd`. The first and the last that can be chosen are given in days from today; what was loaded may
 * narrow that (`limits` of the case's definition).
 */
export const date = (days: { readonly from: number; readonly to: number }): TextField<string> => ({
  type: 'text',
  format: 'date',
  most: MOST.short,
  isOptional: false,
  days,
  check: (typed, { today, limits }) => {
    const { first, last } = daysAllowed(days, today, limits)
    return checkDay(typed, first, last)
  },
  serialize: normaliseText,
})
