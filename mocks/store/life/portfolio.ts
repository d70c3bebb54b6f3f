import type { FundOrderResult } from '../../../src/api/entities'
import { formatDate } from '../../../src/texts/format'
import type { modelPortfolios } from '../../data/funds'
import { accountDetail } from '../accounts/accounts'
import { placeOrder, pricingDay } from '../accounts/orders'
import { namedShares, portfoliosOnOffer, shareChangeDetails } from '../accounts/shares'
import { termsLink } from '../accounts/view'
import { sharesOf } from '../accounts/worth'
import { openCase } from '../cases/cases'
import type { KeptCase, LifeContract } from '../state'
import type { Store } from '../store'
import { type AccountOrder, accountWithOffers } from './funds'

/**
 * Orders the switch of an account to a model portfolio, at the prices of a later day. Returns `undefined` if the switch
 * is not allowed.
 */
export const followPortfolio = (
  store: Store,
  contract: LifeContract,
  order: AccountOrder & { readonly modelPortfolioId: string },
): FundOrderResult | undefined => {
  const account = accountWithOffers(contract, order, ['portfolio'])
  const portfolio = account && portfoliosOnOffer(store, account).find(({ id }) => id === order.modelPortfolioId)
  if (account === undefined || portfolio === undefined || portfolio.id === account.modelPortfolioId) return undefined
  const pricedOn = pricingDay(store)
  const caseResult = openCase(store, contract, {
    name: 'Modellportfólió választása',
    details: [
      accountDetail(account),
      ['Modellportfólió', portfolio.name],
      ...shareChangeDetails(sharesOf(store, account), portfolio.shares),
      ['Az árfolyam napja', formatDate(pricedOn)],
    ],
    email: order.email,
    portfolio: portfolioCaseData(account, portfolio, pricedOn),
    priced: { on: pricedOn, waitsFor: 'EXECUTION' },
  })
  placeOrder(store, account, {
    kind: 'PORTFOLIO',
    caseId: caseResult.caseId,
    current: [...portfolio.shares],
    future: [...portfolio.shares],
    modelPortfolioId: portfolio.id,
  })
  return { ...caseResult, pricedOn }
}

/** Additional data of a case whose customer chose a model portfolio. */
export const portfolioCaseData = (
  account: { readonly name: string; readonly contractNumber: string },
  portfolio: (typeof modelPortfolios)[number],
  validFromDate: string,
): NonNullable<KeptCase['portfolio']> => ({
  validFromDate,
  modelPortfolioDocument: termsLink('portfolio'),
  subContract: { name: account.name, contractNumber: account.contractNumber },
  productFunds: namedShares(portfolio.shares),
  modelPortfolioName: portfolio.name,
})
