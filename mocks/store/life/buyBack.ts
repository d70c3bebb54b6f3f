import { dayAt } from '../../../machines/today'
import type { Money } from '../../../src/api/entities'
import { accountsOf } from '../accounts/accounts'
import type { KeptAccount } from '../accounts/slice'
import { inForints, sellDownTo, worthOf } from '../accounts/worth'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { endContract } from './ending'
import { isHandedIn } from './givingWay'
import { isRunning } from './menu'
import { SERVICE_PAID } from './reasons'

const sum = (values: readonly Money[]): number => values.reduce((all, value) => all + inForints(value).value, 0)

/** What the accounts of a contract are worth together, in forints. */
export const worthOfAll = (store: Store, contract: LifeContract): number =>
  sum(accountsOf(contract).map((account) => worthOf(store, account).value))

/** The claim by which the insurer has been asked for all of an account, and that it has not paid yet. */
export const buyBackClaim = (contract: LifeContract, { udcContractId }: KeptAccount) =>
  (contract.life?.waiting ?? [])
    .flatMap(({ caseId, effect }) => (effect.kind === 'claim' ? { caseId, claim: effect.claim } : []))
    .find(
      ({ caseId, claim }) =>
        claim.kind === 'complete-buyback' && claim.udcContractId === udcContractId && isHandedIn(contract, caseId),
    )

/** Whether the insurer has been asked for all of an account, online or on paper, and has not paid it yet. */
export const isBoughtBack = (contract: LifeContract, account: KeptAccount): boolean =>
  account.isBuyBack || buyBackClaim(contract, account) !== undefined

/** What would be paid for all that is not being bought back already, in forints: each in its own money first. */
export const buyBackOfAll = (store: Store, contract: LifeContract): number =>
  sum(
    accountsOf(contract)
      .filter((account) => !isBoughtBack(contract, account))
      .map((account) => worthOf(store, account).buyBackValue),
  )

/** Takes so much out of what would be paid for an account, of all that is in it alike. */
export const takeOut = (store: Store, account: KeptAccount, amount: number): void => {
  const { buyBackValue } = worthOf(store, account)
  sellDownTo(store, account, (buyBackValue.value - amount) / (account.buyBackRate / 100))
}

/** Pays all of an account, which ends by it; the last one ends the contract. Says how much is paid. */
export const payWhole = (store: Store, contract: LifeContract, paid: KeptAccount): Money => {
  const { buyBackValue } = worthOf(store, paid)
  contract.accounts = accountsOf(contract).filter((account) => account !== paid)
  if (contract.accounts.length === 0 && isRunning(contract)) endContract(contract, dayAt(store.now()), SERVICE_PAID)
  return buyBackValue
}
