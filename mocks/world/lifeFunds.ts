import type { CaseResult } from '../../src/api/entities'
import { accountOf, layOut } from './accounts'
import { portfoliosOnOffer, readShares, shareFacts, writtenShares } from './accountsShares'
import type { KeptAccount } from './accountsSlice'
import { terms } from './accountsView'
import { openCase } from './cases'
import { isoDay } from './days'
import { isRunning } from './lifeMenu'
import type { LifeContract } from './state'
import type { World } from './world'

/** What every change of an account names: the account, and where the confirmation goes. */
export interface AccountOrder {
  readonly udcContractId: string
  readonly email?: string | null | undefined
}

type Ordered = ReadonlyArray<{ readonly id: string; readonly percentage: number }>

/** Lays future payments out anew; the account follows no portfolio from then on. `undefined` where it cannot be. */
export const redirect = (
  world: World,
  contract: LifeContract,
  order: AccountOrder & { readonly productFunds: Ordered },
): CaseResult | undefined => {
  const account = changeable(contract, order, ['redirecting'])
  const future = account && readShares(account, order.productFunds)
  if (account === undefined || future === undefined) return undefined
  account.future = [...future]
  account.modelPortfolioId = null
  const facts = [['Számla', account.name] as const, ...shareFacts(future)]
  return openCase(world, contract, { name: 'Díjátirányítás', facts, email: order.email })
}

/** Switches what is in an account among funds; it follows no portfolio from then on. `undefined` where it cannot be. */
export const switchFunds = (
  world: World,
  contract: LifeContract,
  order: AccountOrder & { readonly productFunds: Ordered },
): CaseResult | undefined => {
  const account = changeable(contract, order, ['switching'])
  const current = account && readShares(account, order.productFunds)
  if (account === undefined || current === undefined) return undefined
  layOut(account, current)
  account.modelPortfolioId = null
  const facts = [['Számla', account.name] as const, ...shareFacts(current)]
  return openCase(world, contract, { name: 'Eszközalap-átváltás', facts, email: order.email })
}

/** Both at once. `undefined` where either cannot be. */
export const transform = (
  world: World,
  contract: LifeContract,
  order: AccountOrder & { readonly productFunds: Ordered; readonly futureProductFunds: Ordered },
): CaseResult | undefined => {
  const account = changeable(contract, order, ['switching', 'redirecting'])
  const current = account && readShares(account, order.productFunds)
  const future = account && readShares(account, order.futureProductFunds)
  if (account === undefined || current === undefined || future === undefined) return undefined
  layOut(account, current)
  account.future = [...future]
  account.modelPortfolioId = null
  const facts = [
    ['Számla', account.name] as const,
    ...shareFacts(current).map(([name, share]) => [`Átváltás: ${name}`, share] as const),
    ...shareFacts(future).map(([name, share]) => [`Díjátirányítás: ${name}`, share] as const),
  ]
  return openCase(world, contract, { name: 'Átváltás és díjátirányítás', facts, email: order.email })
}

/** Lets an account follow a portfolio that it does not follow yet. `undefined` where it cannot be. */
export const followPortfolio = (
  world: World,
  contract: LifeContract,
  order: AccountOrder & { readonly modelPortfolioId: string },
): CaseResult | undefined => {
  const account = changeable(contract, order, ['portfolio'])
  const portfolio = account && portfoliosOnOffer(account).find(({ id }) => id === order.modelPortfolioId)
  if (account === undefined || portfolio === undefined || portfolio.id === account.modelPortfolioId) return undefined
  account.modelPortfolioId = portfolio.id
  account.future = [...portfolio.shares]
  layOut(account, portfolio.shares)
  return openCase(world, contract, {
    name: 'Modellportfólió választása',
    facts: [['Számla', account.name], ['Modellportfólió', portfolio.name], ...shareFacts(portfolio.shares)],
    email: order.email,
    portfolio: {
      validFromDate: isoDay(world.now()),
      modelPortfolioDocument: terms('portfolio'),
      subContract: { name: account.name, contractNumber: account.contractNumber },
      productFunds: writtenShares(portfolio.shares),
      modelPortfolioName: portfolio.name,
    },
  })
}

// The account, if the contract runs and the account offers all of this.
const changeable = (
  contract: LifeContract,
  { udcContractId }: AccountOrder,
  offers: ReadonlyArray<keyof KeptAccount['offers']>,
): KeptAccount | undefined => {
  const account = isRunning(contract) ? accountOf(contract, udcContractId) : undefined
  return account !== undefined && offers.every((offer) => account.offers[offer]) ? account : undefined
}
