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
import { changeLayout } from '../../store/life/funds'
import { watchAccounts, watchedAccounts } from '../../store/life/monitoring'
import { followPortfolio } from '../../store/life/portfolio'
import * as payments from '../../store/life/topUp'
import { changed } from '../call/changed'

/** Answers to the calls that change investment accounts. */
export const lifeFundAnswers: readonly Answer[] = [
  answerLifeOrHome(redirectFunds)(({ store, contract, body }) =>
    changed(changeLayout(store, contract, body, { future: body.productFunds })),
  ),

  answerLifeOrHome(switchFunds)(({ store, contract, body }) =>
    changed(changeLayout(store, contract, body, { current: body.productFunds })),
  ),

  answerLifeOrHome(transformFunds)(({ store, contract, body }) =>
    changed(changeLayout(store, contract, body, { current: body.productFunds, future: body.futureProductFunds })),
  ),

  answerLifeOrHome(selectModelPortfolio)(({ store, contract, body }) =>
    changed(followPortfolio(store, contract, body)),
  ),

  answerLifeOrHome(getTopUp)(({ store, contract }) => ok(payments.topUpInfo(store, contract))),

  answerLifeOrHome(topUp)(({ store, contract, body }) => changed(payments.topUp(store, contract, body))),

  answerLifeOrHome(getAccountMonitoring)(({ contract }) => ok(watchedAccounts(contract))),

  answerLifeOrHome(setAccountMonitoring)(({ store, contract, body }) =>
    changed(watchAccounts(store, contract, body.unitAccounts, body.email)),
  ),

  answerLifeOrHome(getFundMonitoring)(({ contract }) => ok(fundRules(contract))),

  answerLifeOrHome(setFundMonitoring)(({ store, contract, body }) => {
    const { regularFeeSubContracts: regular = [], caseFeeSubContracts = [], email } = body
    return changed(setFundRules(store, contract, { regular, case: caseFeeSubContracts }, email))
  }),
]
