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
import { found } from './reply'

/** Investment accounts, as they are looked at. */
export const lifeAccountAnswers: readonly Answer[] = [
  answerLifeOrHome(getUnitAccounts)(({ world, contract }) => ok(accountList(world, contract))),

  answerLifeOrHome(getProductFunds)(({ world, contract, query }) => {
    const account = accountOf(contract, query.udcContractId)
    return found(account && accountView(world, account))
  }),

  answerLifeOrHome(getFundDetails)(({ world, contract, query }) => {
    const account = accountOf(contract, query.udcContractId)
    return found(account && fundView(world, account, query.productFundId))
  }),

  answerLifeOrHome(getAvailableFunds)(({ world, contract, query }) => {
    const account = accountOf(contract, query.udcContractId)
    return found(account && fundsView(world, account))
  }),

  answerLifeOrHome(getModelPortfolios)(({ world, contract, query }) => {
    const account = accountOf(contract, query.udcContractId)
    return found(account && portfoliosView(world, account))
  }),
]
