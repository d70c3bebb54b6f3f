import type { CallData } from '../../../src/api/endpoint'
import { getModelPortfolios, getProductFunds, getUnitAccounts } from '../../../src/api/lifeAccounts'
import { selectModelPortfolio } from '../../../src/api/lifeFunds'
import type { Account } from '../../accounts/accounts.types'
import { canChoosePortfolio } from '../../accounts/canLayOutFunds'
import { textOf } from '../../case/definition/answer'
import { defineCase } from '../../case/definition/defineCase'
import { type Detail, knownDetail, knownMoneyDetail } from '../../case/definition/detail'
import type { Answer } from '../../case/definition/field'
import { accepted, documentOptions } from '../../case/definition/fields/accepted'
import { loadedChoice } from '../../case/definition/fields/choice'
import { email } from '../../case/definition/fields/email'
import { optional } from '../../case/definition/fields/optional'
import { percentText } from '../../validation/percent'
import { pricedOnDetail, shareIn, shareLine } from './fundLayout'

type Portfolio = CallData<typeof getModelPortfolios>['modelPortfolioList'][number]

interface PortfolioData {
  readonly portfolios: CallData<typeof getModelPortfolios>
  readonly account: Account
}

const isCurrentPortfolio = ({ currentModelPortfolio }: Account, { id }: Portfolio): boolean =>
  currentModelPortfolio?.id === id

/** Returns a portfolio's funds in one line. */
const portfolioContents = ({ productFunds }: Portfolio): string =>
  (productFunds ?? []).map(({ name, percentage }) => `${name} ${percentText(percentage)}%`).join(', ')

const chosenPortfolioOf = ({ portfolios }: PortfolioData, portfolioId: Answer | undefined): Portfolio | undefined =>
  portfolios.modelPortfolioList.find(({ id }) => id === textOf(portfolioId))

/**
 * Compares each fund's share in the account and in the chosen portfolio. Empty if the portfolio's funds are not known.
 */
const shareChangeDetails = (loaded: PortfolioData, portfolioId: Answer | undefined): readonly Detail[] => {
  const currentShares = loaded.account.currentProductFundList
  const newShares = chosenPortfolioOf(loaded, portfolioId)?.productFunds
  if (!newShares) return []
  const funds = new Map([...(currentShares ?? []), ...newShares].map((fund) => [fund.id, fund]))
  const lines = [...funds.values()].flatMap((fund) => shareLine(fund, currentShares, shareIn(newShares, fund.id)))
  return lines.length > 0 ? [{ name: 'shares', kind: 'lines', value: lines }] : []
}

/** Modellportfólió választása: the account follows one of the insurer's portfolios. */
export const modelPortfolio = defineCase({
  id: 'life.modelPortfolio',
  subject: 'udcContractId',
  load: { portfolios: getModelPortfolios, account: getProductFunds, accounts: getUnitAccounts },
  availableWhen: ({ portfolios, account, accounts }, udcContractId) =>
    canChoosePortfolio(account, accounts, udcContractId) &&
    portfolios.modelPortfolioList.some((portfolio) => !isCurrentPortfolio(account, portfolio)),
  form: {
    modelPortfolioId: loadedChoice(),
    statement: accepted(),
    newTerms: accepted(),
    email: optional(email()),
  },
  options: ({ portfolios, account }) => ({
    modelPortfolioId: portfolios.modelPortfolioList.map((portfolio) => ({
      value: portfolio.id,
      label: portfolio.name,
      ...(isCurrentPortfolio(account, portfolio)
        ? { isDisabled: true, note: { name: 'followed' } }
        : portfolioContents(portfolio) !== '' && { note: portfolioContents(portfolio) }),
    })),
    // The insurer sends one of two statements: for the first portfolio, or for a change of the portfolio.
    statement: documentOptions(portfolios.newStatementDocumentUrl ?? portfolios.changeStatementDocumentUrl),
    newTerms: documentOptions(portfolios.newTermsDocumentUrl),
  }),
  alerts: () => ['movesMoney', 'timing'],
  details: (loaded, { modelPortfolioId }) => [
    ...knownDetail('account', 'text', loaded.account.unitAccountName),
    ...knownMoneyDetail('accountValue', loaded.account.accountValue),
    ...knownDetail('portfolio', 'text', loaded.account.currentModelPortfolio?.name),
    ...knownDetail('portfolioDate', 'date', chosenPortfolioOf(loaded, modelPortfolioId)?.dateOfValue),
    ...shareChangeDetails(loaded, modelPortfolioId),
  ],
  confirmationDetails: (loaded, { modelPortfolioId }) => shareChangeDetails(loaded, modelPortfolioId),
  resultDetails: pricedOnDetail,
  trackedIn: 'investment-accounts',
  summary: true,
  submit: selectModelPortfolio,
})
