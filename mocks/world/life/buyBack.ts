import type { Money } from '../../../src/api/entities'
import { accountsOf } from '../accounts/accounts'
import type { KeptAccount } from '../accounts/slice'
import { inForints } from '../accounts/view'
import type { LifeContract } from '../state'

const sum = (values: readonly Money[]): number => values.reduce((all, value) => all + inForints(value).value, 0)

/** What the accounts of a contract are worth together, in forints. */
export const worthOfAll = (contract: LifeContract): number => sum(accountsOf(contract).map(({ value }) => value))

/** What would be paid for all of them, in forints: each in its own money first. */
export const buyBackOfAll = (contract: LifeContract): number =>
  sum(accountsOf(contract).map(({ buyBackValue }) => buyBackValue))

/** Takes so much out of an account, of all that is in it alike. */
export const takeOut = (account: KeptAccount, amount: number): void => {
  const left = 1 - amount / account.buyBackValue.value
  account.value = { ...account.value, value: Math.round(account.value.value * left) }
  account.buyBackValue = { ...account.buyBackValue, value: account.buyBackValue.value - amount }
}

/** Ends an account; its money was paid out. */
export const closeAccount = (contract: LifeContract, closed: KeptAccount): void => {
  contract.accounts = accountsOf(contract).filter((account) => account !== closed)
}
