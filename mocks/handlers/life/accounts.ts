import {
  getAvailableFunds,
  getFundDetails,
  getModelPortfolios,
  getProductFunds,
  getUnitAccounts,
} from '../../../src/api/lifeAccounts'
import { type Answer, answerLifeOrHome, ok } from '../../reply'
import { accountOf } from '../../store/accounts/accounts'
import { fundsView, portfoliosView } from '../../store/accounts/choices'
import { accountList, accountView, fundView } from '../../store/accounts/view'
import { accountAnswer } from './reply'

/** Answers to the calls that read investment accounts. */
export const lifeAccountAnswers: readonly Answer[] = [
  answerLifeOrHome(getUnitAccounts)(({ store, contract }) => ok(accountList(store, contract))),

  answerLifeOrHome(getProductFunds)(({ store, contract, query }) => {
    const account = accountOf(contract, query.udcContractId)
    return accountAnswer(account && accountView(store, account))
  }),

  answerLifeOrHome(getFundDetails)(({ store, contract, query }) => {
    const account = accountOf(contract, query.udcContractId)
    return accountAnswer(account && fundView(store, account, query.productFundId))
  }),

  answerLifeOrHome(getAvailableFunds)(({ store, contract, query }) => {
    const account = accountOf(contract, query.udcContractId)
    return accountAnswer(account && fundsView(store, account))
  }),

  answerLifeOrHome(getModelPortfolios)(({ store, contract, query }) => {
    const account = accountOf(contract, query.udcContractId)
    return accountAnswer(account && portfoliosView(store, account))
  }),
]
