import { MOST } from '../../../../src/api/typedLimits'
import { checkYear, yearOf } from '../../../validation/year'
import type { TextField } from '../field'

/** A year, sent as a number: from so many years ago until this one. */
export const year = ({ yearsBack }: { readonly yearsBack: number }): TextField<number> => ({
  type: 'text',
  format: 'year',
  most: MOST.short,
  isOptional: false,
  check: (typed, { today }) => {
    const now = Number(today.slice(0, 4))
    return checkYear(typed, now - yearsBack, now)
  },
  serialize: yearOf,
})
