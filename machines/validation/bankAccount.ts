import { withoutSeparators } from '../withoutSeparators'
import { isChecked, lengthProblem } from './digits'
import type { Problem } from './problem'

const GROUP = 8

/** Digits after the country code: two check digits, 24 of the account. */
const IBAN_DIGITS = 26

/** Returns the remainder of a number divided by 97. The number may have any number of digits. */
const remainderBy97 = (digits: string): number =>
  [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0)

/** The letters H and U as numbers, 17 and 30, as the check of an IBAN requires. */
const HU = '1730'

/** Checks an IBAN without spaces: its country, characters, number of digits and check digits (`ibanCheck`). */
const checkIban = (iban: string): Problem | null => {
  const country = iban.slice(0, 2).toUpperCase()
  if (country !== 'HU') return { name: 'ibanCountry', values: { country } }
  const digits = iban.slice(2)
  const malformed = lengthProblem('iban', digits, [IBAN_DIGITS])
  if (malformed !== null) return malformed
  const check = digits.slice(0, 2)
  return remainderBy97(`${digits.slice(2)}${HU}${check}`) === 1 ? null : { name: 'ibanCheck', values: { check } }
}

/** Formats digits in groups of eight with hyphens, as the insurer stores an account: 8-8 or 8-8-8. */
const inGroups = (digits: string): string => digits.replace(/\d{8}(?=\d)/g, '$&-')

/** Checks an account of 16 or 24 digits by the banks' two check sums: of the first eight digits, and of the rest. */
const checkGiro = (digits: string): Problem | null => {
  const malformed = lengthProblem('bankAccount', digits, [2 * GROUP, 3 * GROUP])
  if (malformed !== null) return malformed
  const [first, rest] = [digits.slice(0, GROUP), digits.slice(GROUP)]
  if (!isChecked(first)) return { name: 'bankAccountFirst', values: { group: first } }
  if (isChecked(rest)) return null
  return { name: rest.length > GROUP ? 'bankAccountRest' : 'bankAccountSecond', values: { group: inGroups(rest) } }
}

/** Returns the typed account without separators, and without the word `IBAN` that often precedes a pasted account. */
const accountIn = (typed: string): string => withoutSeparators(typed).replace(/^IBAN:?/i, '')

const isIban = (account: string): boolean => /^[A-Z]{2}\d/i.test(account)

/** Normalises a GIRO number or an IBAN in any format to the insurer's format, 8-8(-8). */
export const normaliseBankAccount = (typed: string): string => {
  const account = accountIn(typed)
  return inGroups(isIban(account) ? account.slice(4) : account)
}

/**
 * Returns the form for comparing accounts. 16 digits equal the same digits followed by eight zeros, as an IBAN contains
 * them.
 */
export const bankAccountMeaning = (typed: string): string =>
  normaliseBankAccount(typed).replace(/^(\d{8}-\d{8})-0{8}$/, '$1')

/** Checks an account, given as a GIRO number or as an IBAN. */
export const checkBankAccount = (typed: string): Problem | null => {
  const account = accountIn(typed)
  if (account === '') return { name: 'missing' }
  if (!isIban(account)) return checkGiro(account)
  const iban = checkIban(account)
  // The account's own check sums locate the mistake, so they come before the IBAN's check digits.
  if (iban !== null && iban.name !== 'ibanCheck') return iban
  return checkGiro(account.slice(4)) ?? iban
}
