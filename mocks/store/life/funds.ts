import type { FundOrderResult } from '../../../src/api/entities'
import { formatDate } from '../../../src/texts/format'
import { accountDetail, accountOf } from '../accounts/accounts'
import { isOrderPending, order as place, pricingDay } from '../accounts/orders'
import { changedShares, readShares } from '../accounts/shares'
import type { KeptAccount } from '../accounts/slice'
import { sharesOf } from '../accounts/worth'
import { openCase } from '../cases/cases'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { isBoughtBack } from './buyBack'
import { isRunning } from './menu'

/** Fields of every change of an account: the account and the confirmation's address. */
export interface AccountOrder {
  readonly udcContractId: string
  readonly email?: string | null | undefined
}

/** Offers that a buy-back disables. */
const REALLOCATIONS: ReadonlySet<string> = new Set(['switching', 'redirecting'])

type OrderedShares = ReadonlyArray<{ readonly id: string; readonly percentage: number }>

/** The new allocation of an account: of its current value, of future payments, or of both. */
export interface Allocation {
  readonly current?: OrderedShares
  readonly future?: OrderedShares
}

/**
 * Orders a reallocation at the prices of a later day, after which the account follows no portfolio. Returns `undefined`
 * if the account does not offer it, an allocation is invalid, or an order for the same part is pending.
 */
export const changeAllocation = (
  store: Store,
  contract: LifeContract,
  order: AccountOrder,
  allocation: Allocation,
): FundOrderResult | undefined => {
  const account = accountOffering(contract, order, [
    ...(allocation.current === undefined ? [] : (['switching'] as const)),
    ...(allocation.future === undefined ? [] : (['redirecting'] as const)),
  ])
  if (account === undefined) return undefined
  const current = readShares(store, account, allocation.current ?? [])
  const future = readShares(store, account, allocation.future ?? [])
  if ((allocation.current && !current) || (allocation.future && !future)) return undefined
  const pricedOn = pricingDay(store)
  const opened = openCase(store, contract, {
    name: nameOf(allocation),
    details: [
      accountDetail(account),
      ...(current ? labelled('Átváltás', changedShares(sharesOf(store, account), current)) : []),
      ...(future ? labelled('Díjátirányítás', changedShares(account.future, future)) : []),
      ['Az árfolyam napja', formatDate(pricedOn)],
    ],
    email: order.email,
    priced: { on: pricedOn, waitsFor: 'EXECUTION' },
  })
  place(store, account, {
    kind: kindOf(allocation),
    caseId: opened.caseId,
    ...(current && { current: [...current] }),
    ...(future && { future: [...future] }),
    modelPortfolioId: null,
  })
  return { ...opened, pricedOn }
}

/**
 * The account, if the contract is in force and the account offers all of `offers`. An account that is being bought back
 * cannot be reallocated.
 */
export const accountOffering = (
  contract: LifeContract,
  { udcContractId }: AccountOrder,
  offers: ReadonlyArray<keyof KeptAccount['offers']>,
): KeptAccount | undefined => {
  const account = isRunning(contract) ? accountOf(contract, udcContractId) : undefined
  if (account === undefined || !offers.every((offer) => account.offers[offer])) return undefined
  if (offers.some((offer) => isBlocked(account, offer))) return undefined
  return isBoughtBack(contract, account) && offers.some((offer) => REALLOCATIONS.has(offer)) ? undefined : account
}

const nameOf = ({ current, future }: Allocation): string => {
  if (current === undefined) return 'Díjátirányítás'
  return future === undefined ? 'Eszközalap-átváltás' : 'Átváltás és díjátirányítás'
}

const kindOf = ({ current, future }: Allocation) => {
  if (current === undefined) return 'REDIRECTION' as const
  return future === undefined ? ('SWITCH' as const) : ('TRANSFORMATION' as const)
}

/** A pending reallocation blocks another one. A portfolio reallocates both the current value and future payments. */
const isBlocked = (account: KeptAccount, offer: keyof KeptAccount['offers']): boolean =>
  (offer !== 'redirecting' && offer !== 'monitoring' && isOrderPending(account, 'current')) ||
  ((offer === 'redirecting' || offer === 'portfolio') && isOrderPending(account, 'future'))

const labelled = (label: string, details: ReturnType<typeof changedShares>) =>
  details.map(([name, share]) => [`${label}: ${name}`, share] as const)
