import { withoutSeparators } from '../withoutSeparators'
import { isCheckDigitValid, lengthProblem } from './digits'
import type { Problem } from './problem'

const GROUP_LENGTH = 8

/** Number of digits after the country code: two check digits and the 24 digits of the account. */
const IBAN_DIGITS = 26

/** Returns the remainder of a number divided by 97. The number may have any number of digits. */
const remainderBy97 = (digits: string): number =>
  [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0)

/** The letters H and U as numbers, 17 and 30, as the check of an IBAN requires. */
const HU_AS_DIGITS = '1730'

/** Checks an IBAN without spaces: its country, characters, number of digits and check digits (`ibanCheck`). */
const checkIban = (iban: string): Problem | null => {
  const country = iban.slice(0, 2).toUpperCase()
  if (country !== 'HU') return { name: 'ibanCountry', values: { country } }
  const digits = iban.slice(2)
  const digitsProblem = lengthProblem('iban', digits, [IBAN_DIGITS])
  if (digitsProblem !== null) return digitsProblem
  const check = digits.slice(0, 2)
  return remainderBy97(`${digits.slice(2)}${HU_AS_DIGITS}${check}`) === 1
    ? null
    : { name: 'ibanCheck', values: { check } }
}

/** Formats digits in groups of eight with hyphens, as the insurer stores an account: 8-8 or 8-8-8. */
const formatGroups = (digits: string): string => digits.replace(/\d{8}(?=\d)/g, '$&-')

/** Checks an account of 16 or 24 digits by the banks' two check sums: of the first eight digits, and of the rest. */
const checkGiro = (digits: string): Problem | null => {
  const digitsProblem = lengthProblem('bankAccount', digits, [2 * GROUP_LENGTH, 3 * GROUP_LENGTH])
  if (digitsProblem !== null) return digitsProblem
  const [firstGroup, rest] = [digits.slice(0, GROUP_LENGTH), digits.slice(GROUP_LENGTH)]
  if (!isCheckDigitValid(firstGroup)) return { name: 'bankAccountFirst', values: { group: firstGroup } }
  if (isCheckDigitValid(rest)) return null
  return {
    name: rest.length > GROUP_LENGTH ? 'bankAccountRest' : 'bankAccountSecond',
    values: { group: formatGroups(rest) },
  }
}

/** Returns the typed account without separators, and without the word `IBAN` that often precedes a pasted account. */
const strippedAccountOf = (typed: string): string => withoutSeparators(typed).replace(/^IBAN:?/i, '')

const isIban = (account: string): boolean => /^[A-Z]{2}\d/i.test(account)

/** Normalises a GIRO number or an IBAN in any format to the insurer's format, 8-8(-8). */
export const normaliseBankAccount = (typed: string): string => {
  const account = strippedAccountOf(typed)
  return formatGroups(isIban(account) ? account.slice(4) : account)
}

/**
 * Returns the form for comparing accounts. An IBAN contains an account of 16 digits with eight zeros after it, so these
 * zeros are removed.
 */
export const bankAccountMeaning = (typed: string): string =>
  normaliseBankAccount(typed).replace(/^(\d{8}-\d{8})-0{8}$/, '$1')

/** Checks an account, given as a GIRO number or as an IBAN. */
export const checkBankAccount = (typed: string): Problem | null => {
  const account = strippedAccountOf(typed)
  if (account === '') return { name: 'missing' }
  if (!isIban(account)) return checkGiro(account)
  const ibanProblem = checkIban(account)
  // The account's own check sums locate the mistake, so they come before the IBAN's check digits.
  if (ibanProblem !== null && ibanProblem.name !== 'ibanCheck') return ibanProblem
  return checkGiro(account.slice(4)) ?? ibanProblem
}
