import type { CallData } from '../../../src/api/endpoint'
import type { FundOrderResult } from '../../../src/api/entities'
import type { getAvailableFunds } from '../../../src/api/lifeAccounts'
import type { Account } from '../../accounts/accounts.types'
import { rowsOf } from '../../case/definition/answer'
import { type Detail, knownDetail } from '../../case/definition/detail'
import type { Answer, Option, Row } from '../../case/definition/field'
import type { RowStart } from '../../case/definition/rowStart'
import { parsePercent, percentText } from '../../validation/percent'
import type { Problem } from '../../validation/problem'
import { wholeParts } from '../../validation/wholeParts'

type AvailableFunds = CallData<typeof getAvailableFunds>

/** A fund with its current share. */
export type FundShare = NonNullable<Account['futureProductFundList']>[number]

/** Note with a fund's current share. */
export const shareNote = ({ percentage }: Pick<FundShare, 'percentage'>): Problem => ({
  name: 'heldShare',
  values: { share: `${percentText(percentage)}%` },
})

/** A fund held in an account, with its value if it is known. */
export type HeldFund = NonNullable<Account['currentProductFundList']>[number]

/** Note with a fund's share and value. The value is approximate if only the whole account's value is reported. */
export const heldFundNote = ({ percentage, value: fundValue }: HeldFund, { accountValue }: Account): Problem => {
  if (fundValue) return { name: 'heldExactly', values: { share: `${percentText(percentage)}%`, value: fundValue } }
  if (!accountValue) return shareNote({ percentage })
  const value = { ...accountValue, value: (accountValue.value * percentage) / 100 }
  return { name: 'held', values: { share: `${percentText(percentage)}%`, value } }
}

/** Returns an option for each available fund. A fund with a current share has a note about it. */
export const fundOptions = <Shared extends FundShare>(
  { productFundList }: AvailableFunds,
  shares: readonly Shared[],
  noteOf: (share: Shared) => Problem,
): readonly Option[] =>
  productFundList.map((fund) => {
    const share = shares.find((each) => each.id === fund.id)
    return { value: fund.id, label: fund.name, ...(share && { note: noteOf(share) }) }
  })

/**
 * Returns the current shares, rounded to whole percents, because the form accepts only whole percents. If the shares
 * sum to 100, the rounded shares also sum to 100.
 */
export const startingShares = (
  { productFundList }: AvailableFunds,
  shares: readonly FundShare[],
): readonly RowStart<'percentage'>[] => {
  const percentages = productFundList.map((fund) => shares.find((share) => share.id === fund.id)?.percentage)
  const wholePercents = wholeParts(percentages.map((percentage) => percentage ?? 0))
  return productFundList.map((fund, index) => ({
    of: fund.id,
    cells: percentages[index] === undefined ? {} : { percentage: percentText(wholePercents[index] ?? 0) },
  }))
}

const orderedPercentOf = (fund: Row | undefined): number => parsePercent(fund?.cells.percentage ?? '') || 0

/** The current shares of an account; `null` or `undefined` if they are not known. */
type Shares = readonly FundShare[] | null | undefined

/**
 * Returns the line of a fund: its share before and after the change, or only after it if the shares before it are not
 * known. Empty if the fund has no share.
 */
export const shareLine = (
  { id, name }: Pick<FundShare, 'id' | 'name'>,
  previousShares: Shares,
  newShare: number,
): readonly string[] => {
  const previousShare = previousShares ? shareIn(previousShares, id) : null
  if (!previousShare && newShare === 0) return []
  const before = previousShare === null ? '' : `${percentText(previousShare)}%\u00a0→\u00a0`
  return [`${name}: ${before}${percentText(newShare)}%`]
}

/** Returns the share of a fund; 0 if the fund is not in the list. */
export const shareIn = (shares: readonly FundShare[], fundId: string): number =>
  shares.find(({ id }) => id === fundId)?.percentage ?? 0

/** Returns a line for each fund that has a share before or after the order, with both shares. */
export const orderedShares = (
  { productFundList }: AvailableFunds,
  previousShares: Shares,
  orderedRows: Answer | undefined,
): readonly string[] =>
  productFundList.flatMap((fund) =>
    shareLine(fund, previousShares, orderedPercentOf(rowsOf(orderedRows).find(({ of }) => of === fund.id))),
  )

/** Returns the names and shares of the held funds that the insurer no longer offers. */
export const closedFundsText = (shares: readonly FundShare[], { productFundList }: AvailableFunds): string =>
  shares
    .filter(({ id }) => productFundList.every((fund) => fund.id !== id))
    .map(({ name, percentage }) => `${name} (${percentText(percentage)}%)`)
    .join(', ')

/**
 * Returns an entry of `initialAnswers` for `cancelStatement`, the field that accepts the end of the account's model
 * portfolio. So accepting it counts as a change, even if the shares stay the same. Empty if the account has no
 * portfolio.
 */
export const portfolioEndAnswer = ({ currentModelPortfolio }: Account): { readonly cancelStatement?: undefined } =>
  currentModelPortfolio ? { cancelStatement: undefined } : {}

/** Returns the day whose prices apply to the order; empty if the insurer does not report the day. */
export const pricedOnDetail = ({ pricedOn }: FundOrderResult): readonly Detail[] =>
  knownDetail('pricedOn', 'date', pricedOn)
