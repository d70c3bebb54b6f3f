import type { CallData } from '../../../src/api/endpoint'
import type { FundOrderResult } from '../../../src/api/entities'
import type { getAvailableFunds } from '../../../src/api/lifeAccounts'
import type { Account } from '../../accounts/accounts.types'
import { rowsOf } from '../../case/definition/answer'
import { type Detail, knownDetail } from '../../case/definition/detail'
import type { Answer, Option, Row } from '../../case/definition/field'
import type { RowStart } from '../../case/definition/rowStart'
import { percentOf, percentText } from '../../validation/percent'
import type { Problem } from '../../validation/problem'
import { wholeParts } from '../../validation/wholeParts'

type Available = CallData<typeof getAvailableFunds>

/** A fund with the share that it has as things stand. */
export type Share = NonNullable<Account['futureProductFundList']>[number]

/** The share of a fund as things stand. */
export const shareNote = ({ percentage }: Pick<Share, 'percentage'>): Problem => ({
  name: 'heldShare',
  values: { share: `${percentText(percentage)}%` },
})

/** A fund that is in an account; what it is worth there, where that is known. */
export type Held = NonNullable<Account['currentProductFundList']>[number]

/** The same with how much that is: about so much where the value is told for the whole account alone. */
export const heldNote = ({ percentage, value: known }: Held, { accountValue }: Account): Problem => {
  if (known) return { name: 'heldExactly', values: { share: `${percentText(percentage)}%`, value: known } }
  if (!accountValue) return shareNote({ percentage })
  const value = { ...accountValue, value: (accountValue.value * percentage) / 100 }
  return { name: 'held', values: { share: `${percentText(percentage)}%`, value } }
}

/** Each fund that can be chosen, and what it has as things stand. */
export const fundOptions = <Shared extends Share>(
  { productFundList }: Available,
  shares: readonly Shared[],
  noteOf: (share: Shared) => Problem,
): readonly Option[] =>
  productFundList.map((fund) => {
    const share = shares.find((one) => one.id === fund.id)
    return { value: fund.id, label: fund.name, ...(share && { note: noteOf(share) }) }
  })

/**
 * The shares as they stand, in whole percents: they move with the prices, and no others can be ordered. What sums to 100 does
 * so in whole percents, too.
 */
export const startingShares = (
  { productFundList }: Available,
  shares: readonly Share[],
): readonly RowStart<'percentage'>[] => {
  const known = productFundList.map((fund) => shares.find((one) => one.id === fund.id)?.percentage)
  const whole = wholeParts(known.map((percentage) => percentage ?? 0))
  return productFundList.map((fund, route) => ({
    of: fund.id,
    cells: known[route] === undefined ? {} : { percentage: percentText(whole[route] ?? 0) },
  }))
}

const percentIn = (fund: Row | undefined): number => percentOf(fund?.cells.percentage ?? '') || 0

/** A line for each fund that has a share now, or shall have one. */
export const sharesLine = (name: string, before: number, now: number): readonly string[] =>
  before === 0 && now === 0 ? [] : [`${name}: ${percentText(before)}%\u00a0→\u00a0${percentText(now)}%`]

/** What each share was, and what was ordered. */
export const orderedShares = (
  { productFundList }: Available,
  shares: readonly Share[],
  ordered: Answer | undefined,
): readonly string[] =>
  productFundList.flatMap(({ id, name }) => {
    const before = shares.find((share) => share.id === id)?.percentage ?? 0
    return sharesLine(name, before, percentIn(rowsOf(ordered).find(({ of }) => of === id)))
  })

/** What has a share now, and can be chosen no more. */
export const closedFunds = (shares: readonly Share[], { productFundList }: Available): string =>
  shares
    .filter(({ id }) => productFundList.every((fund) => fund.id !== id))
    .map(({ name, percentage }) => `${name} (${percentText(percentage)}%)`)
    .join(', ')

/**
 * The statement that ends a portfolio, where there is one to end: that changes something by itself, and the shares may stay as they
 * are. An insurer may want it accepted by others, too, for whom it ends nothing.
 */
export const endedPortfolio = ({ currentModelPortfolio }: Account): { readonly cancelStatement?: undefined } =>
  currentModelPortfolio ? { cancelStatement: undefined } : {}

/** At the prices of which day an order is carried out, where the insurer says so. */
export const pricedOnDetail = ({ pricedOn }: FundOrderResult): readonly Detail[] =>
  knownDetail('pricedOn', 'date', pricedOn)
