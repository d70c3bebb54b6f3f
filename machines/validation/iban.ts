import { lengthProblem } from './digits'
import type { Problem } from './problem'

/** Digits after the country code: two check digits, 24 of the account. */
const DIGITS = 26

/** The remainder of a number with any number of digits. */
const remainderBy97 = (digits: string): number =>
  [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0)

/** H and U as numbers, by the IBAN's rule. */
const HU = '1730'

/**
 * Checks an IBAN without spaces: another country, wrong characters, too few digits, or wrong check digits
 * (`ibanCheck`).
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
