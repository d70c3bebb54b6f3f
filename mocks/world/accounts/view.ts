import type { Money } from '../../../src/api/entities'
import { fundOf } from '../../data/funds'
import type { LifeContract } from '../state'
import { isoDaysFrom } from '../time/days'
import type { World } from '../world'
import { accountsOf } from './accounts'
import { portfolioOf, writtenShares } from './shares'
import type { KeptAccount } from './slice'

/** What a unit of each currency is worth in forints. */
const FORINTS: Readonly<Record<Money['currency'], number>> = { HUF: 1, FT: 1, EUR: 392.4, CHF: 418.6 }

/** An amount in forints. */
export const inForints = ({ value, currency }: Money): Money => ({
  value: Math.round(value * FORINTS[currency]),
  currency: 'HUF',
})

/** Values are those of yesterday. */
export const dateOfValue = (world: World): string => isoDaysFrom(world.now(), -1)

/** The list of a contract's accounts and what they are worth together, in forints. */
export const accountList = (world: World, contract: LifeContract) => {
  const accounts = accountsOf(contract)
  const total = accounts.reduce((sum, { value }) => sum + value.value * FORINTS[value.currency], 0)
  return {
    dateOfValue: dateOfValue(world),
    totalValue: { value: Math.round(total), currency: 'HUF' as const },
    totalBuyBackValue: {
      value: accounts.reduce((sum, { buyBackValue }) => sum + inForints(buyBackValue).value, 0),
      currency: 'HUF' as const,
    },
    subContracts: accounts.map(
      ({ udcContractId, contractNumber, name, isBuyBack, partialBuyBackAvailable, value, buyBackValue }) => ({
        udcContractId,
        contractNumber,
        name,
        isBuyBack,
        partialBuyBackAvailable,
        value,
        buyBackValue,
      }),
    ),
  }
}

/** An account: its values, its allocations, and the cases that it offers. */
export const accountView = (world: World, account: KeptAccount) => ({
  unitAccountName: account.name,
  contractNumber: account.contractNumber,
  dateOfValue: dateOfValue(world),
  accountValue: account.value,
  buyBackValue: account.buyBackValue,
  isMonitoringAvailable: account.offers.monitoring,
  isProductFundSwitchAvailable: account.offers.switching,
  isProductFundRedirectAvailable: account.offers.redirecting,
  isModelPortfolioAvailable: account.offers.portfolio,
  currentModelPortfolio: currentPortfolio(account),
  currentProductFundList: writtenShares(account.current),
  futureProductFundList: writtenShares(account.future),
})

/** The portfolio that an account follows, by its name. */
export const currentPortfolio = (account: KeptAccount) => {
  const portfolio = portfolioOf(account)
  return portfolio === undefined ? null : { id: portfolio.id, name: portfolio.name }
}

/** One fund of an account; `undefined` where the account does not hold it. */
export const fundView = (world: World, { current, value }: KeptAccount, fundId: string) => {
  const share = current.find((held) => held.fundId === fundId)
  const fund = fundOf(fundId)
  if (share === undefined || fund === undefined) return undefined
  const worth = (value.value * share.percentage) / 100
  return {
    name: fund.name,
    percentage: share.percentage,
    originFundId: fund.id,
    dateOfValue: dateOfValue(world),
    fundValue: { value: rounded(worth, value.currency === 'HUF' ? 0 : 2), currency: value.currency },
    fundExchange: { value: fund.unitPrice, currency: fund.currency },
    fundAmount: rounded(worth / fund.unitPrice, 4),
  }
}

/** Where a statement or terms document is downloaded. */
export const terms = (what: string): string => `documents/download?id=terms-${what}`

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))
