import { withoutSeparators } from '../../../machines/withoutSeparators'
import type { CaseResult } from '../../../src/api/entities'
import { openCase } from '../cases/cases'
import { maybeChangedDetails } from '../cases/changeDetails'
import type { Contract } from '../state'
import type { Store } from '../store'
import { type Channel, contactOf, maskers } from '../twoFactor/channel'
import { changeAwaitingCodes, endCodedChange, startCodedChange } from './codes'
import { mayChange } from './menu'

interface NewAccount {
  readonly bankAccount: string
  readonly accountHolderName?: string | null | undefined
  readonly email?: string | null | undefined
}

/** The channel that receives the code of a new bank account: the phone if known, otherwise the e-mail address. */
export interface CodeChannel {
  readonly channel: Channel
  readonly sentTo: string
}

/** Returns the masked phone number or e-mail address that gets the code; `undefined` if the insurer knows neither. */
export const knownChannel = (contract: Contract): CodeChannel | undefined => {
  for (const channel of ['phone', 'email'] as const) {
    const value = contactOf(contract, channel)
    if (value !== null) return { channel, sentTo: maskers[channel](value) }
  }
  return undefined
}

/**
 * Sends the code of a new bank account to the known channel. Returns `undefined` if the account number is invalid or
 * unchanged, or no channel is known.
 */
export const startAccountChange = (
  store: Store,
  contract: Contract,
  newAccount: NewAccount,
): CodeChannel | undefined => {
  const account = changedAccount(contract, newAccount)
  const codeChannel = knownChannel(contract)
  if (account === undefined || codeChannel === undefined) return undefined
  startCodedChange(store, contract, 'bankAccount', { value: accountKey(account), confirmationSentTo: null })
  return codeChannel
}

/**
 * Changes the account that the insurer pays to and debits. Returns `undefined` if this account was not confirmed by its
 * code.
 */
export const finishAccountChange = (
  store: Store,
  contract: Contract,
  newAccount: NewAccount,
): CaseResult | undefined => {
  const { header } = contract
  const account = changedAccount(contract, newAccount)
  const pendingChange = changeAwaitingCodes(contract, 'bankAccount')
  if (account === undefined || pendingChange?.isChecked !== true || pendingChange.value !== accountKey(account))
    return undefined
  endCodedChange(contract, 'bankAccount')
  const oldAccount = { bankAccount: header.bankAccount, accountHolderName: header.accountHolderName }
  const notifiedContact = contactOf(contract, 'phone') ?? contactOf(contract, 'email')
  Object.assign(header, account)
  if (contract.insuranceType === 'lakas') contract.header.contract.bankAccount = account.bankAccount
  return openCase(store, contract, {
    name: 'Bankszámlaszám módosítása',
    email: newAccount.email,
    details: [
      ...maybeChangedDetails('bankszámlaszám', oldAccount.bankAccount, account.bankAccount),
      ...maybeChangedDetails('számlatulajdonos', oldAccount.accountHolderName, account.accountHolderName),
      ...(notifiedContact === null ? [] : [['Értesítést küldtünk ide', notifiedContact] as const]),
    ],
  })
}

interface Account {
  readonly bankAccount: string
  readonly accountHolderName: string
}

const changedAccount = (contract: Contract, newAccount: NewAccount): Account | undefined => {
  const { header } = contract
  const bankAccount = formattedAccount(newAccount.bankAccount)
  const accountHolderName = newAccount.accountHolderName ?? header.accountHolderName ?? header.contract.clientName
  const isSame = bankAccount === header.bankAccount && accountHolderName === header.accountHolderName
  if (bankAccount === undefined || isSame || !mayChange(contract, 'bank-account')) return undefined
  return { bankAccount, accountHolderName }
}

const accountKey = ({ bankAccount, accountHolderName }: Account): string => `${bankAccount} ${accountHolderName}`

const CHECKSUM_WEIGHTS = [9, 7, 3, 1] as const

/**
 * Returns an account number in the insurer's format, 8-8 or 8-8-8 digits; `undefined` if the number of digits or a
 * check digit is wrong.
 */
export const formattedAccount = (input: string): string | undefined => {
  const digits = withoutSeparators(input)
  if (!/^(\d{16}|\d{24})$/.test(digits)) return undefined
  if (!hasValidChecksum(digits.slice(0, 8)) || !hasValidChecksum(digits.slice(8))) return undefined
  return digits.replace(/(\d{8})(?=\d)/g, '$1-')
}

const hasValidChecksum = (digits: string): boolean =>
  [...digits].reduce(
    (sum, digit, index) => sum + Number(digit) * (CHECKSUM_WEIGHTS[index % CHECKSUM_WEIGHTS.length] ?? 0),
    0,
  ) %
    10 ===
  0
