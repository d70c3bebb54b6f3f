import { withoutSeparators } from '../../../machines/withoutSeparators'
import type { CaseResult } from '../../../src/api/entities'
import { openCase } from '../cases/cases'
import { changedOrKept } from '../cases/changeDetails'
import type { Contract } from '../state'
import type { Store } from '../store'
import { type Channel, contactOf, masked } from '../twoFactor/channel'
import { awaitedChange, forgetCodes, sendCodes } from './codes'
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

/** The channel of a contract's client, masked; `undefined` if none is known. */
export const knownChannel = (contract: Contract): CodeChannel | undefined => {
  for (const channel of ['phone', 'email'] as const) {
    const value = contactOf(contract, channel)
    if (value !== null) return { channel, sentTo: masked[channel](value) }
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
  sendCodes(store, contract, 'bankAccount', { value: accountKey(account), confirmationSentTo: null })
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
  const pending = awaitedChange(contract, 'bankAccount')
  if (account === undefined || pending?.isChecked !== true || pending.value !== accountKey(account)) return undefined
  forgetCodes(contract, 'bankAccount')
  const before = { bankAccount: header.bankAccount, accountHolderName: header.accountHolderName }
  const informed = contactOf(contract, 'phone') ?? contactOf(contract, 'email')
  Object.assign(header, account)
  if (contract.insuranceType === 'lakas') contract.header.contract.bankAccount = account.bankAccount
  return openCase(store, contract, {
    name: 'Bankszámlaszám módosítása',
    email: newAccount.email,
    details: [
      ...changedOrKept('bankszámlaszám', before.bankAccount, account.bankAccount),
      ...changedOrKept('számlatulajdonos', before.accountHolderName, account.accountHolderName),
      ...(informed === null ? [] : [['Értesítést küldtünk ide', informed] as const]),
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

const WEIGHTS = [9, 7, 3, 1] as const

/** An account number in the insurer's format, 8-8 or 8-8-8 digits; `undefined` if its check digits are wrong. */
export const formattedAccount = (input: string): string | undefined => {
  const digits = withoutSeparators(input)
  if (!/^(\d{16}|\d{24})$/.test(digits)) return undefined
  if (!hasValidChecksum(digits.slice(0, 8)) || !hasValidChecksum(digits.slice(8))) return undefined
  return digits.replace(/(\d{8})(?=\d)/g, '$1-')
}

const hasValidChecksum = (digits: string): boolean =>
  [...digits].reduce((sum, digit, at) => sum + Number(digit) * (WEIGHTS[at % WEIGHTS.length] ?? 0), 0) % 10 === 0
