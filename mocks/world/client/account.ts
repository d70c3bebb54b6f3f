import type { CaseResult } from '../../../src/api/entities'
import { openCase } from '../cases/cases'
import type { Wrong } from '../signIn/login'
import { type Channel, known } from '../twoFactor/channel'
import type { Change } from '../twoFactor/twoFactor'
import { checkCodes, forgetCodes, sendCodes } from './codes'
import { maskedConfirmation } from './contact'
import { mayChange } from './menu'

interface NewAccount {
  readonly bankAccount: string
  readonly accountHolderName?: string | null | undefined
  readonly confirmationCode?: string | null | undefined
  readonly email?: string | null | undefined
}

/** A bank account that has to be confirmed on the channel of so far first: where a code went, or that it was wrong. */
export type Unconfirmed = { readonly confirmationSentTo: string } | (Wrong & { readonly channel: Channel })

/**
 * Changes the account that the insurer pays to and draws from. `undefined` for what is none, and where nothing would
 * change.
 */
export const changeBankAccount = (change: Change, wanted: NewAccount): CaseResult | Unconfirmed | undefined => {
  const { world, contract } = change
  const { header } = contract
  const bankAccount = writtenAccount(wanted.bankAccount)
  const accountHolderName = wanted.accountHolderName ?? header.accountHolderName ?? header.contract.clientName
  const isSame = bankAccount === header.bankAccount && accountHolderName === header.accountHolderName
  if (bankAccount === undefined || isSame || !mayChange(contract, 'bank-account')) return undefined
  const unconfirmed = confirm(change, `${bankAccount} ${accountHolderName}`, wanted.confirmationCode ?? null)
  if (unconfirmed !== undefined) return unconfirmed
  const before = header.bankAccount ?? null
  const informed = known(contract, 'phone') ?? known(contract, 'email')
  Object.assign(header, { bankAccount, accountHolderName })
  if (contract.insuranceType === 'lakas') contract.header.contract.bankAccount = bankAccount
  return openCase(world, contract, {
    name: 'Bankszámlaszám módosítása',
    email: wanted.email,
    facts: [
      ...(before === null ? [] : [['Eddigi bankszámlaszám', before] as const]),
      ['Új bankszámlaszám', bankAccount],
      ['Számlatulajdonos', accountHolderName],
      ...(informed === null ? [] : [['Értesítést küldtünk ide', informed] as const]),
    ],
  })
}

// The phone before the mailbox, where both are known. The code holds for the very account that it was sent for.
const confirm = (change: Change, value: string, code: string | null): Unconfirmed | undefined => {
  const { world, contract } = change
  const byPhone = maskedConfirmation(change, 'phone')
  const confirmationSentTo = byPhone ?? maskedConfirmation(change, 'email')
  if (confirmationSentTo === null) return undefined
  const pending = contract.client?.pending.bankAccount
  if (code === null || pending?.value !== value) {
    sendCodes(world, contract, 'bankAccount', { value, confirmationSentTo })
    return { confirmationSentTo }
  }
  const checked = checkCodes(contract, 'bankAccount', { code, confirmation: code })
  if (checked?.kind === 'wrong') return { ...checked, channel: byPhone === null ? 'email' : 'phone' }
  forgetCodes(contract, 'bankAccount')
  return undefined
}

const WEIGHTS = [9, 7, 3, 1] as const

/** An account number as the insurer writes it, 8-8 or 8-8-8; `undefined` where its check digits say that it is none. */
export const writtenAccount = (given: string): string | undefined => {
  const digits = given.replace(/[\s-]/g, '')
  if (!/^(\d{16}|\d{24})$/.test(digits)) return undefined
  if (!isChecked(digits.slice(0, 8)) || !isChecked(digits.slice(8))) return undefined
  return digits.replace(/(\d{8})(?=\d)/g, '$1-')
}

const isChecked = (digits: string): boolean =>
  [...digits].reduce((sum, digit, at) => sum + Number(digit) * (WEIGHTS[at % WEIGHTS.length] ?? 0), 0) % 10 === 0
