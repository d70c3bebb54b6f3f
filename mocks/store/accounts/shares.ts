import { formatPercentage } from '../../../src/texts/format'
import { allFunds, type Fund, fundOf, modelPortfolios } from '../../data/funds'
import type { Store } from '../store'
import type { KeptAccount, KeptShare } from './slice'

/** The funds that an account can hold: those in its currency, limited to the number of funds on offer. */
export const fundsOnOffer = (store: Store, account: KeptAccount): readonly Fund[] =>
  allFunds.filter(({ currency }) => currency === account.currency).slice(0, store.state.settings.fundCount)

/** The model portfolios whose funds an account can hold. Empty if the account may follow no portfolio. */
export const portfoliosOnOffer = (store: Store, account: KeptAccount) => {
  const offeredFundIds = new Set(fundsOnOffer(store, account).map(({ id }) => id))
  return account.offers.portfolio
    ? modelPortfolios.filter(({ shares }) => shares.every(({ fundId }) => offeredFundIds.has(fundId)))
    : []
}

/** The model portfolio that an account follows, or `undefined`. */
export const portfolioOf = ({ modelPortfolioId }: KeptAccount) =>
  modelPortfolios.find(({ id }) => id === modelPortfolioId)

/**
 * Parses an ordered allocation. Returns `undefined` if percentages are not whole or do not sum to 100. Also returns
 * `undefined` for a duplicate fund, or a fund that the account cannot hold.
 */
export const parseShares = (
  store: Store,
  account: KeptAccount,
  orderedShares: ReadonlyArray<{ readonly id: string; readonly percentage: number }>,
): readonly KeptShare[] | undefined => {
  const offeredFundIds = new Set(fundsOnOffer(store, account).map(({ id }) => id))
  const hasWholePercentages = orderedShares.every(({ percentage }) => Number.isInteger(percentage) && percentage > 0)
  const sumsTo100 = orderedShares.reduce((sum, { percentage }) => sum + percentage, 0) === 100
  const hasDistinctFunds = new Set(orderedShares.map(({ id }) => id)).size === orderedShares.length
  if (
    !hasWholePercentages ||
    !sumsTo100 ||
    !hasDistinctFunds ||
    !orderedShares.every(({ id }) => offeredFundIds.has(id))
  )
    return undefined
  return orderedShares.map(({ id, percentage }) => ({ fundId: id, percentage }))
}

/** Shares as the API returns them. */
export const namedShares = (shares: readonly KeptShare[]) =>
  shares.flatMap(({ fundId, percentage }) => {
    const fund = fundOf(fundId)
    return fund === undefined ? [] : [{ id: fund.id, name: fund.name, percentage, currency: fund.currency }]
  })

/**
 * An account's old and new allocation, as details of a case's document. The details contain every fund of both
 * allocations.
 */
export const shareChangeDetails = (oldShares: readonly KeptShare[], newShares: readonly KeptShare[]) => {
  const shareOf = (shares: readonly KeptShare[], id: string): number =>
    shares.find(({ fundId }) => fundId === id)?.percentage ?? 0
  const fundIds = new Set([...oldShares, ...newShares].map(({ fundId }) => fundId))
  return [...fundIds].map((id) => {
    const [oldPercentage, newPercentage] = [shareOf(oldShares, id), shareOf(newShares, id)].map(formatPercentage)
    return [
      fundOf(id)?.name ?? id,
      oldPercentage === newPercentage ? `${newPercentage} (változatlan)` : `${oldPercentage} helyett ${newPercentage}`,
    ] as const
  })
}

/** Shares as details of a case's document. */
export const shareDetails = (shares: readonly KeptShare[]) =>
  namedShares(shares).map(({ name, percentage }) => [name, `${percentage}%`] as const)
