import { withoutSeparators } from '../withoutSeparators'
import { isChecked, lengthProblem } from './digits'
import { checkIban } from './iban'
import type { Problem } from './problem'

const GROUP = 8

/** Digits in groups of eight with hyphens between them, as the insurer stores an account: 8-8 or 8-8-8. */
export const inGroups = (digits: string): string => digits.replace(/\d{8}(?=\d)/g, '$&-')

/** What is wrong with 16 or 24 digits of an account: the bank's own check, of its first eight and of all that follow. */
const checkGiro = (digits: string): Problem | null => {
  const malformed = lengthProblem('bankAccount', digits, [2 * GROUP, 3 * GROUP])
  if (malformed !== null) return malformed
  const [first, rest] = [digits.slice(0, GROUP), digits.slice(GROUP)]
  if (!isChecked(first)) return { name: 'bankAccountFirst', values: { group: first } }
  if (isChecked(rest)) return null
  return { name: rest.length > GROUP ? 'bankAccountRest' : 'bankAccountSecond', values: { group: inGroups(rest) } }
}

/** What was typed, without the word that stands before many a pasted IBAN. */
const accountIn = (typed: string): string => withoutSeparators(typed).replace(/^IBAN:?/i, '')

const isIban = (account: string): boolean => /^[A-Z]{2}\d/i.test(account)

/** The account as the insurer stores it, 8-8(-8), from a GIRO number or an IBAN however it is written. */
export const normaliseBankAccount = (typed: string): string => {
  const account = accountIn(typed)
  return inGroups(isIban(account) ? account.slice(4) : account)
}

/** What tells an account from others: 16 digits are the same account with eight zeros behind, as every IBAN has them. */
export const bankAccountMeaning = (typed: string): string =>
  normaliseBankAccount(typed).replace(/^(\d{8}-\d{8})-0{8}$/, '$1')

/** What is wrong with an account, given as a GIRO number or as an IBAN. */
export const checkBankAccount = (typed: string): Problem | null => {
  const account = accountIn(typed)
  if (account === '') return { name: 'missing' }
  if (!isIban(account)) return checkGiro(account)
  const iban = checkIban(account)
  // The account's own check knows in which group the mistake is: it goes before the check over everything.
  if (iban !== null && iban.name !== 'ibanCheck') return iban
  return checkGiro(account.slice(4)) ?? iban
}
