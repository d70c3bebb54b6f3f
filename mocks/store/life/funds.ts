import type { FundOrderResult } from '../../../src/api/entities'
import { formatDate } from '../../../src/texts/format'
import { accountDetail, accountOf } from '../accounts/accounts'
import { isOrderPending, placeOrder, pricingDay } from '../accounts/orders'
import { parseShares, shareChangeDetails } from '../accounts/shares'
import type { KeptAccount } from '../accounts/slice'
import { sharesOf } from '../accounts/worth'
import { openCase } from '../cases/cases'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { isBuyBackRequested } from './buyBack'
import { isRunning } from './menu'

/** Fields of every change of an account: the account, and the e-mail address for the confirmation. */
export interface AccountOrder {
  readonly udcContractId: string
  readonly email?: string | null | undefined
}

/** Changes that an account stops offering while the customer is buying it back. */
const REALLOCATIONS: ReadonlySet<string> = new Set(['switching', 'redirecting'])

type OrderedShares = ReadonlyArray<{ readonly id: string; readonly percentage: number }>

/** The new allocation of an account: of its current value, of future payments, or of both. */
export interface Allocation {
  readonly current?: OrderedShares
  readonly future?: OrderedShares
}

/**
 * Orders a reallocation at the prices of a later day. The account then no longer follows a model portfolio. Returns
 * `undefined` if the account does not offer the reallocation or an allocation is invalid. Also returns `undefined` if
 * an order for the same part of the account is pending.
 */
export const changeAllocation = (
  store: Store,
  contract: LifeContract,
  order: AccountOrder,
  allocation: Allocation,
): FundOrderResult | undefined => {
  const account = accountWithOffers(contract, order, [
    ...(allocation.current === undefined ? [] : (['switching'] as const)),
    ...(allocation.future === undefined ? [] : (['redirecting'] as const)),
  ])
  if (account === undefined) return undefined
  const currentShares = parseShares(store, account, allocation.current ?? [])
  const futureShares = parseShares(store, account, allocation.future ?? [])
  if ((allocation.current && !currentShares) || (allocation.future && !futureShares)) return undefined
  const pricedOn = pricingDay(store)
  const caseResult = openCase(store, contract, {
    name: orderName(allocation),
    details: [
      accountDetail(account),
      ...(currentShares ? labelDetails('Átváltás', shareChangeDetails(sharesOf(store, account), currentShares)) : []),
      ...(futureShares ? labelDetails('Díjátirányítás', shareChangeDetails(account.future, futureShares)) : []),
      ['Az árfolyam napja', formatDate(pricedOn)],
    ],
    email: order.email,
    priced: { on: pricedOn, waitsFor: 'EXECUTION' },
  })
  placeOrder(store, account, {
    kind: orderKind(allocation),
    caseId: caseResult.caseId,
    ...(currentShares && { current: [...currentShares] }),
    ...(futureShares && { future: [...futureShares] }),
    modelPortfolioId: null,
  })
  return { ...caseResult, pricedOn }
}

/**
 * Returns the account if the contract is in force and the account offers all of `offers`; otherwise `undefined`. An
 * offer that a pending order blocks is not available, and neither are reallocations of an account that is being bought
 * back.
 */
export const accountWithOffers = (
  contract: LifeContract,
  { udcContractId }: AccountOrder,
  offers: ReadonlyArray<keyof KeptAccount['offers']>,
): KeptAccount | undefined => {
  const account = isRunning(contract) ? accountOf(contract, udcContractId) : undefined
  if (account === undefined || !offers.every((offer) => account.offers[offer])) return undefined
  if (offers.some((offer) => isOfferBlocked(account, offer))) return undefined
  return isBuyBackRequested(contract, account) && offers.some((offer) => REALLOCATIONS.has(offer)) ? undefined : account
}

const orderName = ({ current, future }: Allocation): string => {
  if (current === undefined) return 'Díjátirányítás'
  return future === undefined ? 'Eszközalap-átváltás' : 'Átváltás és díjátirányítás'
}

const orderKind = ({ current, future }: Allocation) => {
  if (current === undefined) return 'REDIRECTION' as const
  return future === undefined ? ('SWITCH' as const) : ('TRANSFORMATION' as const)
}

/**
 * Tells if a pending order blocks an offer: a reallocation of the current value or of future payments blocks another
 * one of the same part. A model portfolio reallocates both parts.
 */
const isOfferBlocked = (account: KeptAccount, offer: keyof KeptAccount['offers']): boolean =>
  (offer !== 'redirecting' && offer !== 'monitoring' && isOrderPending(account, 'current')) ||
  ((offer === 'redirecting' || offer === 'portfolio') && isOrderPending(account, 'future'))

const labelDetails = (label: string, details: ReturnType<typeof shareChangeDetails>) =>
  details.map(([name, share]) => [`${label}: ${name}`, share] as const)
