import { LONGEST_TEXTS } from '../../../../src/api/typedLimits'
import { addDays } from '../../../validation/date'
import { lengthProblem, weightedSum } from '../../../validation/digits'
import type { Problem } from '../../../validation/problem'
import { withoutSeparators } from '../../../withoutSeparators'
import type { TextField } from '../field'

const DIGITS = 10
const POSITIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
/** Reference day of tax numbers: each contains the number of days from this day to the date of birth. */
const FIRST_DAY = '1867-01-01'

/** Normalises a personal tax number to the insurer's format: ten digits. */
export const normalisePersonalTaxNumber = withoutSeparators

/** Checks the length, the first digit, the birth date and the check digit of a personal tax number. */
export const checkPersonalTaxNumber = (typed: string, today: string): Problem | null => {
  const digits = withoutSeparators(typed)
  if (digits === '') return { name: 'missing' }
  const digitsProblem = lengthProblem('personalTaxNumber', digits, [DIGITS])
  if (digitsProblem !== null) return digitsProblem
  if (!digits.startsWith('8')) return { name: 'personalTaxNumberStart', values: { digit: digits.slice(0, 1) } }
  const birthDays = digits.slice(1, 6)
  if (addDays(FIRST_DAY, Number(birthDays)) > today)
    return { name: 'personalTaxNumberBirth', values: { group: birthDays } }
  // A remainder of 10 matches no check digit: such numbers are never issued.
  const isCheckDigitRight = weightedSum(digits.slice(0, 9), POSITIONS) % 11 === Number(digits.slice(9))
  return isCheckDigitRight ? null : { name: 'personalTaxNumberCheck', values: { digit: digits.slice(9) } }
}

/** A person's tax number, which encodes the birth date. */
export const personalTaxNumber = (): TextField<string> => ({
  type: 'text',
  format: 'personalTaxNumber',
  most: LONGEST_TEXTS.short,
  isOptional: false,
  check: (typed, { today }) => checkPersonalTaxNumber(typed, today),
  serialize: normalisePersonalTaxNumber,
})
