import type { CaseResult } from '../../../src/api/entities'
import { formatMoney } from '../../../src/texts/format'
import { openCase } from '../cases/cases'
import { writtenAccount } from '../client/account'
import { type Address, onOneLine } from '../client/address'
import type { Contract } from '../state'
import type { Store } from '../store'
import { paymentsMemory } from './memory'

interface Asked {
  readonly email?: string | null | undefined
}
interface OtherAccount extends Asked {
  readonly accountNumber: string
  readonly accountHolderName: string
}
interface OtherAddress extends Asked, Address {
  readonly name: string
}

/** Returns what was paid too much to an address that the insurer knows. Like the others: `undefined` where it cannot. */
export const reimburseToAddress = (
  store: Store,
  contract: Contract,
  kind: 'mailingAddress' | 'permanentAddress',
  { email }: Asked,
): CaseResult | undefined => {
  const { clientName, [kind]: address } = contract.header.contract
  return address ? reimburse(store, contract, `${clientName}, ${onOneLine(address)}`, email) : undefined
}

/** Returns it to the account that the insurer knows. */
export const reimburseToAccount = (store: Store, contract: Contract, { email }: Asked): CaseResult | undefined => {
  const { bankAccount } = contract.header
  return bankAccount ? reimburse(store, contract, bankAccount, email) : undefined
}

/** Returns it to another account; not to one whose check digits say that it is none. */
export const reimburseToOtherAccount = (
  store: Store,
  contract: Contract,
  { accountNumber, accountHolderName, email }: OtherAccount,
): CaseResult | undefined => {
  const account = writtenAccount(accountNumber)
  return account === undefined ? undefined : reimburse(store, contract, `${account}, ${accountHolderName}`, email)
}

/** Returns it to another address, in Hungary. */
export const reimburseToOtherAddress = (
  store: Store,
  contract: Contract,
  { name, email, ...address }: OtherAddress,
): CaseResult | undefined =>
  /^[1-9]\d{3}$/.test(address.zipCode) ? reimburse(store, contract, `${name}, ${onOneLine(address)}`, email) : undefined

const reimburse = (
  store: Store,
  contract: Contract,
  to: string,
  email: string | null | undefined,
): CaseResult | undefined => {
  const memory = paymentsMemory(contract)
  if (memory.overpayment === null) return undefined
  const returned = formatMoney(memory.overpayment)
  memory.overpayment = null
  return openCase(store, contract, {
    name: 'Túlfizetés visszatérítése',
    email,
    details: [
      ['Visszatérített összeg', returned],
      ['Hová', to],
    ],
  })
}
