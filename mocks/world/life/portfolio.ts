import { dayAt } from '../../../machines/today'
import type { CaseResult } from '../../../src/api/entities'
import type { modelPortfolios } from '../../data/funds'
import { layOut } from '../accounts/accounts'
import { portfoliosOnOffer, shareDetails, writtenShares } from '../accounts/shares'
import { terms } from '../accounts/view'
import { openCase } from '../cases/cases'
import type { KeptCase, LifeContract } from '../state'
import type { World } from '../world'
import { type AccountOrder, accountOffering } from './funds'

/** Lets an account follow a portfolio that it does not follow yet. `undefined` where it cannot be. */
export const followPortfolio = (
  world: World,
  contract: LifeContract,
  order: AccountOrder & { readonly modelPortfolioId: string },
): CaseResult | undefined => {
  const account = accountOffering(contract, order, ['portfolio'])
  const portfolio = account && portfoliosOnOffer(account).find(({ id }) => id === order.modelPortfolioId)
  if (account === undefined || portfolio === undefined || portfolio.id === account.modelPortfolioId) return undefined
  account.modelPortfolioId = portfolio.id
  account.future = [...portfolio.shares]
  layOut(account, portfolio.shares)
  return openCase(world, contract, {
    name: 'Modellportfólió választása',
    details: [['Számla', account.name], ['Modellportfólió', portfolio.name], ...shareDetails(portfolio.shares)],
    email: order.email,
    portfolio: chosenPortfolio(account, portfolio, dayAt(world.now())),
  })
}

/** What the case of a chosen portfolio shows besides. */
export const chosenPortfolio = (
  account: { readonly name: string; readonly contractNumber: string },
  portfolio: (typeof modelPortfolios)[number],
  validFromDate: string,
): NonNullable<KeptCase['portfolio']> => ({
  validFromDate,
  modelPortfolioDocument: terms('portfolio'),
  subContract: { name: account.name, contractNumber: account.contractNumber },
  productFunds: writtenShares(portfolio.shares),
  modelPortfolioName: portfolio.name,
})
