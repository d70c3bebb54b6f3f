import type { CaseResult } from '../../../src/api/entities'
import { accountOf, layOut } from '../accounts/accounts'
import { readShares, shareDetails } from '../accounts/shares'
import type { KeptAccount } from '../accounts/slice'
import { openCase } from '../cases/cases'
import type { LifeContract } from '../state'
import type { World } from '../world'
import { isRunning } from './menu'

/** What every change of an account names: the account, and where the confirmation goes. */
export interface AccountOrder {
  readonly udcContractId: string
  readonly email?: string | null | undefined
}

/** What a buy-back forbids. */
const LAYING_OUT: ReadonlySet<string> = new Set(['switching', 'redirecting'])

type Ordered = ReadonlyArray<{ readonly id: string; readonly percentage: number }>

/** How an account shall be laid out: what is in it, future payments, or both. */
export interface Layout {
  readonly current?: Ordered
  readonly future?: Ordered
}

/**
 * Lays an account out anew; it follows no portfolio from then on. `undefined` where it cannot be: the account does not
 * offer it, or an allocation is none.
 */
export const changeLayout = (
  world: World,
  contract: LifeContract,
  order: AccountOrder,
  layout: Layout,
): CaseResult | undefined => {
  const account = accountOffering(contract, order, [
    ...(layout.current === undefined ? [] : (['switching'] as const)),
    ...(layout.future === undefined ? [] : (['redirecting'] as const)),
  ])
  if (account === undefined) return undefined
  const current = readShares(account, layout.current ?? asOrdered(account.current))
  const future = readShares(account, layout.future ?? asOrdered(account.future))
  if (current === undefined || future === undefined) return undefined
  layOut(account, current)
  account.future = [...future]
  account.modelPortfolioId = null
  return openCase(world, contract, {
    name: nameOf(layout),
    details: [
      ['Számla', account.name],
      ...(layout.current === undefined ? [] : labelled('Átváltás', shareDetails(current))),
      ...(layout.future === undefined ? [] : labelled('Díjátirányítás', shareDetails(future))),
    ],
    email: order.email,
  })
}

/** An account, if the contract runs and the account offers all of this. One that is being bought back is not laid out anew. */
export const accountOffering = (
  contract: LifeContract,
  { udcContractId }: AccountOrder,
  offers: ReadonlyArray<keyof KeptAccount['offers']>,
): KeptAccount | undefined => {
  const account = isRunning(contract) ? accountOf(contract, udcContractId) : undefined
  if (account === undefined || !offers.every((offer) => account.offers[offer])) return undefined
  return account.isBuyBack && offers.some((offer) => LAYING_OUT.has(offer)) ? undefined : account
}

const nameOf = ({ current, future }: Layout): string => {
  if (current === undefined) return 'Díjátirányítás'
  return future === undefined ? 'Eszközalap-átváltás' : 'Átváltás és díjátirányítás'
}

const asOrdered = (shares: KeptAccount['current']): Ordered =>
  shares.map(({ fundId, percentage }) => ({ id: fundId, percentage }))

const labelled = (label: string, details: ReturnType<typeof shareDetails>) =>
  details.map(([name, share]) => [`${label}: ${name}`, share] as const)
