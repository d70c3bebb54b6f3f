import { MOST } from '../../../../src/api/typedLimits'
import { checkYear, yearOf } from '../../../validation/year'
import type { TextField } from '../field'

/** A year, from `yearsBack` years ago to the current one; serialized as a number. */
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
