import { LONGEST_TEXTS } from '../../../../src/api/typedLimits'
import { checkYear, parseYear } from '../../../validation/year'
import type { TextField } from '../field'

/** A year, from `yearsBack` years ago to the current one; serialized as a number. */
export const year = ({ yearsBack }: { readonly yearsBack: number }): TextField<number> => ({
  type: 'text',
  format: 'year',
  most: LONGEST_TEXTS.short,
  isOptional: false,
  check: (typed, { today }) => {
    const currentYear = Number(today.slice(0, 4))
    return checkYear(typed, currentYear - yearsBack, currentYear)
  },
  serialize: parseYear,
})
