import { redirectFunds, selectModelPortfolio, switchFunds, transformFunds } from '../../../src/api/lifeFunds'
import {
  getAccountMonitoring,
  getFundMonitoring,
  setAccountMonitoring,
  setFundMonitoring,
} from '../../../src/api/lifeMonitoring'
import { getTopUp, topUp } from '../../../src/api/lifeTopUp'
import { type Answer, answerLifeOrHome, ok } from '../../reply'
import { fundRules, setFundRules } from '../../store/life/fundRules'
import { changeAllocation } from '../../store/life/funds'
import { watchAccounts, watchedAccounts } from '../../store/life/monitoring'
import { followPortfolio } from '../../store/life/portfolio'
import * as topUpRules from '../../store/life/topUp'
import { changeAnswer } from '../call/changeAnswer'

/** Answers to the calls that change investment accounts. */
export const lifeFundAnswers: readonly Answer[] = [
  answerLifeOrHome(redirectFunds)(({ store, contract, body }) =>
    changeAnswer(changeAllocation(store, contract, body, { future: body.productFunds })),
  ),

  answerLifeOrHome(switchFunds)(({ store, contract, body }) =>
    changeAnswer(changeAllocation(store, contract, body, { current: body.productFunds })),
  ),

  answerLifeOrHome(transformFunds)(({ store, contract, body }) =>
    changeAnswer(
      changeAllocation(store, contract, body, { current: body.productFunds, future: body.futureProductFunds }),
    ),
  ),

  answerLifeOrHome(selectModelPortfolio)(({ store, contract, body }) =>
    changeAnswer(followPortfolio(store, contract, body)),
  ),

  answerLifeOrHome(getTopUp)(({ store, contract }) => ok(topUpRules.topUpInfo(store, contract))),

  answerLifeOrHome(topUp)(({ store, contract, body }) => changeAnswer(topUpRules.topUp(store, contract, body))),

  answerLifeOrHome(getAccountMonitoring)(({ contract }) => ok(watchedAccounts(contract))),

  answerLifeOrHome(setAccountMonitoring)(({ store, contract, body }) =>
    changeAnswer(watchAccounts(store, contract, body.unitAccounts, body.email)),
  ),

  answerLifeOrHome(getFundMonitoring)(({ contract }) => ok(fundRules(contract))),

  answerLifeOrHome(setFundMonitoring)(({ store, contract, body }) => {
    const { regularFeeSubContracts: regular = [], caseFeeSubContracts = [], email } = body
    return changeAnswer(setFundRules(store, contract, { regular, case: caseFeeSubContracts }, email))
  }),
]
