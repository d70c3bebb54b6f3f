import type { Money } from '../../../src/api/entities'
import { accountsOf } from '../accounts/accounts'
import type { KeptAccount } from '../accounts/slice'
import { inForints, sellDownTo, worthOf } from '../accounts/worth'
import type { LifeContract } from '../state'
import type { World } from '../world'
import { isHandedIn } from './givingWay'

const sum = (values: readonly Money[]): number => values.reduce((all, value) => all + inForints(value).value, 0)

/** What the accounts of a contract are worth together, in forints. */
export const worthOfAll = (world: World, contract: LifeContract): number =>
  sum(accountsOf(contract).map((account) => worthOf(world, account).value))

/** Whether the insurer has been asked for all of an account, and has not paid it yet. */
export const isBoughtBack = (contract: LifeContract, { isBuyBack, udcContractId }: KeptAccount): boolean =>
  isBuyBack ||
  (contract.life?.waiting ?? []).some(({ caseId, effect }) => {
    const isOfIt = effect.kind === 'claim' && effect.claim.udcContractId === udcContractId
    return isOfIt && effect.claim.kind === 'complete-buyback' && isHandedIn(contract, caseId)
  })

/** What would be paid for all that is not being bought back already, in forints: each in its own money first. */
export const buyBackOfAll = (world: World, contract: LifeContract): number =>
  sum(
    accountsOf(contract)
      .filter((account) => !isBoughtBack(contract, account))
      .map((account) => worthOf(world, account).buyBackValue),
  )

/** Takes so much out of what would be paid for an account, of all that is in it alike. */
export const takeOut = (world: World, account: KeptAccount, amount: number): void => {
  const { buyBackValue } = worthOf(world, account)
  sellDownTo(world, account, (buyBackValue.value - amount) / (account.buyBackRate / 100))
}

/** Ends an account; its money was paid out. */
export const closeAccount = (contract: LifeContract, closed: KeptAccount): void => {
  contract.accounts = accountsOf(contract).filter((account) => account !== closed)
}
