import { dayAt } from '../../../machines/today'
import type { Money } from '../../../src/api/entities'
import { accountsOf } from '../accounts/accounts'
import { closeAccounts } from '../accounts/orders'
import type { KeptAccount } from '../accounts/slice'
import { inForints, sellDownTo, worthOf } from '../accounts/worth'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { endContract } from './ending'
import { isHandedIn } from './givingWay'
import { isRunning } from './menu'
import { SERVICE_PAID } from './reasons'

const sumInForints = (values: readonly Money[]): number =>
  values.reduce((total, value) => total + inForints(value).value, 0)

/** The total value of a contract's accounts, in forints. */
export const totalWorthOf = (store: Store, contract: LifeContract): number =>
  sumInForints(accountsOf(contract).map((account) => worthOf(store, account).value))

/**
 * The confirmed claim for the complete buy-back of an account, with the id of the claim's case. `undefined` if there is
 * no such claim.
 */
export const buyBackClaim = (contract: LifeContract, { udcContractId }: KeptAccount) =>
  (contract.life?.waiting ?? [])
    .flatMap(({ caseId, effect }) => (effect.kind === 'claim' ? { caseId, claim: effect.claim } : []))
    .find(
      ({ caseId, claim }) =>
        claim.kind === 'complete-buyback' && claim.udcContractId === udcContractId && isHandedIn(contract, caseId),
    )

/** Tells if the complete buy-back of an account was requested, online or on paper, and is not paid yet. */
export const isBuyBackRequested = (contract: LifeContract, account: KeptAccount): boolean =>
  account.isBuyBack || buyBackClaim(contract, account) !== undefined

/**
 * The buy-back value of all accounts that are not being bought back, in forints. Each value is rounded in its account's
 * currency before it is converted.
 */
export const totalBuyBackValue = (store: Store, contract: LifeContract): number =>
  sumInForints(
    accountsOf(contract)
      .filter((account) => !isBuyBackRequested(contract, account))
      .map((account) => worthOf(store, account).buyBackValue),
  )

/** Withdraws an amount of the buy-back value from an account, from all its funds proportionally. */
export const withdraw = (store: Store, account: KeptAccount, amount: number): void => {
  const { buyBackValue } = worthOf(store, account)
  sellDownTo(store, account, (buyBackValue.value - amount) / (account.buyBackRate / 100))
}

/** Pays out a whole account and removes it. Paying out the last account ends the contract. Returns the amount paid. */
export const payOutAccount = (store: Store, contract: LifeContract, paidAccount: KeptAccount): Money => {
  const { buyBackValue } = worthOf(store, paidAccount)
  closeAccounts(store, contract, (account) => account === paidAccount)
  if (accountsOf(contract).length === 0 && isRunning(contract)) endContract(contract, dayAt(store.now()), SERVICE_PAID)
  return buyBackValue
}
