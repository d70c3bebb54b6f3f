import type { Store } from '../store'
import { fundsOnOffer, namedShares, portfoliosOnOffer } from './shares'
import type { KeptAccount } from './slice'
import { termsLink } from './view'
import { dateOfValue } from './worth'

/**
 * The funds that an account can hold. A customer who leaves a model portfolio for funds has to accept the statement at
 * `cancelStatementDocumentUrl`.
 */
export const fundsView = (store: Store, account: KeptAccount) => ({
  cancelStatementDocumentUrl: account.modelPortfolioId === null ? null : termsLink('portfolio-cancel'),
  productFundList: fundChoices(store, account),
})

/** Returns the funds that an account can hold, in the API's format of choices. */
export const fundChoices = (store: Store, account: KeptAccount) =>
  fundsOnOffer(store, account).map(({ id, name, currency }) => ({ id, name, currency }))

/**
 * The model portfolios that an account can follow. The first choice of a portfolio and a later change have different
 * statements.
 */
export const portfoliosView = (store: Store, account: KeptAccount) => {
  const isFirst = account.modelPortfolioId === null
  return {
    newStatementDocumentUrl: isFirst ? termsLink('portfolio-new') : null,
    changeStatementDocumentUrl: isFirst ? null : termsLink('portfolio-change'),
    newTermsDocumentUrl: isFirst ? termsLink('portfolio') : null,
    modelPortfolioList: portfoliosOnOffer(store, account).map(({ id, name, shares }) => ({
      id,
      name,
      dateOfValue: dateOfValue(store),
      productFunds: namedShares(shares),
    })),
  }
}
