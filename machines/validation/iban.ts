import { lengthProblem } from './digits'
import type { Problem } from './problem'

/** Digits after the country: two of the check, 24 of the account. */
const DIGITS = 26

/** Of a number of any length. */
const remainderBy97 = (digits: string): number =>
  [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0)

/** H and U, as the check counts letters. */
const HU = '1730'

/**
 * What is wrong with an IBAN without spaces: another country, signs or too few digits, or its two check digits
 * (`ibanCheck`) do not fit the account.
 */
export const checkIban = (iban: string): Problem | null => {
  const country = iban.slice(0, 2).toUpperCase()
  if (country !== 'HU') return { name: 'ibanCountry', values: { country } }
  const digits = iban.slice(2)
  const malformed = lengthProblem('iban', digits, [DIGITS])
  if (malformed !== null) return malformed
  const check = digits.slice(0, 2)
  return remainderBy97(`${digits.slice(2)}${HU}${check}`) === 1 ? null : { name: 'ibanCheck', values: { check } }
}
