import type { CaseResult } from '../../../src/api/entities'
import { formatMoney } from '../../../src/texts/format'
import { openCase } from '../cases/cases'
import { formattedAccount } from '../client/account'
import { type Address, addressLine } from '../client/address'
import type { Contract } from '../state'
import type { Store } from '../store'
import { paymentsMemory } from './memory'

interface RefundRequest {
  readonly email?: string | null | undefined
}
interface OtherAccount extends RefundRequest {
  readonly accountNumber: string
  readonly accountHolderName: string
}
interface OtherAddress extends RefundRequest, Address {
  readonly name: string
}

/**
 * Refunds the overpayment to an address that the insurer has on file. Returns `undefined` if there is no overpayment or
 * no address.
 */
export const reimburseToAddress = (
  store: Store,
  contract: Contract,
  kind: 'mailingAddress' | 'permanentAddress',
  { email }: RefundRequest,
): CaseResult | undefined => {
  const { clientName, [kind]: address } = contract.header.contract
  return address ? reimburse(store, contract, `${clientName}, ${addressLine(address)}`, email) : undefined
}

/** Refunds the overpayment to the bank account on file. Returns `undefined` if there is no overpayment or account. */
export const reimburseToAccount = (
  store: Store,
  contract: Contract,
  { email }: RefundRequest,
): CaseResult | undefined => {
  const { bankAccount } = contract.header
  return bankAccount ? reimburse(store, contract, bankAccount, email) : undefined
}

/**
 * Refunds the overpayment to another bank account. Returns `undefined` if there is no overpayment, or the account
 * number is invalid, e.g. by its check digits.
 */
export const reimburseToOtherAccount = (
  store: Store,
  contract: Contract,
  { accountNumber, accountHolderName, email }: OtherAccount,
): CaseResult | undefined => {
  const account = formattedAccount(accountNumber)
  return account === undefined ? undefined : reimburse(store, contract, `${account}, ${accountHolderName}`, email)
}

/**
 * Refunds the overpayment to another address in Hungary. Returns `undefined` if there is no overpayment, or the postal
 * code is invalid.
 */
export const reimburseToOtherAddress = (
  store: Store,
  contract: Contract,
  { name, email, ...address }: OtherAddress,
): CaseResult | undefined =>
  /^[1-9]\d{3}$/.test(address.zipCode)
    ? reimburse(store, contract, `${name}, ${addressLine(address)}`, email)
    : undefined

const reimburse = (
  store: Store,
  contract: Contract,
  recipient: string,
  email: string | null | undefined,
): CaseResult | undefined => {
  const memory = paymentsMemory(contract)
  if (memory.overpayment === null) return undefined
  const refundText = formatMoney(memory.overpayment)
  memory.overpayment = null
  return openCase(store, contract, {
    name: 'Túlfizetés visszatérítése',
    email,
    details: [
      ['Visszatérített összeg', refundText],
      ['Hová', recipient],
    ],
  })
}
