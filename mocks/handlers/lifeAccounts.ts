import {
  getAvailableFunds,
  getFundDetails,
  getModelPortfolios,
  getProductFunds,
  getUnitAccounts,
} from '../../src/api/lifeAccounts'
import { type Answer, ok } from '../reply'
import { accountOf } from '../world/accounts'
import { fundsView, portfoliosView } from '../world/accountsChoices'
import { accountList, accountView, fundView } from '../world/accountsView'
import { answerLifeNow, found } from './lifeReply'

/** Investment accounts, as they are looked at. */
export const lifeAccountAnswers: readonly Answer[] = [
  answerLifeNow(getUnitAccounts)(({ world, contract }) => ok(accountList(world, contract))),

  answerLifeNow(getProductFunds)(({ world, contract, query }) => {
    const account = accountOf(contract, query.udcContractId)
    return found(account && accountView(world, account))
  }),

  answerLifeNow(getFundDetails)(({ world, contract, query }) => {
    const account = accountOf(contract, query.udcContractId)
    return found(account && fundView(world, account, query.productFundId))
  }),

  answerLifeNow(getAvailableFunds)(({ contract, query }) => {
    const account = accountOf(contract, query.udcContractId)
    return found(account && fundsView(account))
  }),

  answerLifeNow(getModelPortfolios)(({ world, contract, query }) => {
    const account = accountOf(contract, query.udcContractId)
    return found(account && portfoliosView(world, account))
  }),
]
