import type { CallData } from '../../../src/api/endpoint'
import { getModelPortfolios, getProductFunds, getUnitAccounts } from '../../../src/api/lifeAccounts'
import { selectModelPortfolio } from '../../../src/api/lifeFunds'
import type { Account } from '../../accounts/accounts.types'
import { canChoosePortfolio } from '../../accounts/canLayOutFunds'
import { textOf } from '../../case/definition/answer'
import { defineCase } from '../../case/definition/defineCase'
import { type Detail, knownDetail, knownMoney } from '../../case/definition/detail'
import type { Answer } from '../../case/definition/field'
import { accepted, documentAt } from '../../case/definition/fields/accepted'
import { loadedChoice } from '../../case/definition/fields/choice'
import { email } from '../../case/definition/fields/email'
import { optional } from '../../case/definition/fields/optional'
import { percentText } from '../../validation/percent'
import { pricedOnDetail, type Share, sharesLine } from './fundLayout'

type Portfolio = CallData<typeof getModelPortfolios>['modelPortfolioList'][number]

interface Loaded {
  readonly portfolios: CallData<typeof getModelPortfolios>
  readonly account: Account
}

const isFollowed = ({ currentModelPortfolio }: Account, { id }: Portfolio): boolean => currentModelPortfolio?.id === id

/** Returns a portfolio's funds in one line. */
const contentsOf = ({ productFunds }: Portfolio): string =>
  (productFunds ?? []).map(({ name, percentage }) => `${name} ${percentText(percentage)}%`).join(', ')

const portfolioOf = ({ portfolios }: Loaded, portfolioId: Answer | undefined): Portfolio | undefined =>
  portfolios.modelPortfolioList.find(({ id }) => id === textOf(portfolioId))

/** Compares each fund's share in the account and in the chosen portfolio. */
const changedShares = (loaded: Loaded, portfolioId: Answer | undefined): readonly Detail[] => {
  const { account } = loaded
  const portfolio = portfolioOf(loaded, portfolioId)
  if (portfolio === undefined) return []
  const [before, now]: readonly (readonly Share[])[] = [
    account.currentProductFundList ?? [],
    portfolio.productFunds ?? [],
  ]
  const names = new Map([...(before ?? []), ...(now ?? [])].map(({ id, name }) => [id, name]))
  const shareIn = (shares: readonly Share[] = [], id: string): number =>
    shares.find((share) => share.id === id)?.percentage ?? 0
  const lines = [...names].flatMap(([id, name]) => sharesLine(name, shareIn(before, id), shareIn(now, id)))
  return lines.length > 0 ? [{ name: 'shares', kind: 'lines', value: lines }] : []
}

/** Modellportfólió választása: the account follows one of the insurer's portfolios. */
export const modelPortfolio = defineCase({
  id: 'life.modelPortfolio',
  subject: 'udcContractId',
  load: { portfolios: getModelPortfolios, account: getProductFunds, accounts: getUnitAccounts },
  availableWhen: ({ portfolios, account, accounts }, udcContractId) =>
    canChoosePortfolio(account, accounts, udcContractId) &&
    portfolios.modelPortfolioList.some((portfolio) => !isFollowed(account, portfolio)),
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
      ...(isFollowed(account, portfolio)
        ? { isDisabled: true, note: { name: 'followed' } }
        : contentsOf(portfolio) !== '' && { note: contentsOf(portfolio) }),
    })),
    // The first portfolio and a change of portfolio have different statements.
    statement: documentAt(portfolios.newStatementDocumentUrl ?? portfolios.changeStatementDocumentUrl),
    newTerms: documentAt(portfolios.newTermsDocumentUrl),
  }),
  alerts: () => ['movesMoney', 'timing'],
  details: (loaded, { modelPortfolioId }) => [
    ...knownDetail('account', 'text', loaded.account.unitAccountName),
    ...knownMoney('accountValue', loaded.account.accountValue),
    ...knownDetail('portfolio', 'text', loaded.account.currentModelPortfolio?.name),
    ...knownDetail('portfolioDate', 'date', portfolioOf(loaded, modelPortfolioId)?.dateOfValue),
    ...changedShares(loaded, modelPortfolioId),
  ],
  confirmationDetails: (loaded, { modelPortfolioId }) => changedShares(loaded, modelPortfolioId),
  resultDetails: pricedOnDetail,
  trackedIn: 'investment-accounts',
  summary: true,
  submit: selectModelPortfolio,
})
