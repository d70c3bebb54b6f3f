import { redirectFunds, selectModelPortfolio, switchFunds, transformFunds } from '../../src/api/lifeFunds'
import {
  getAccountMonitoring,
  getFundMonitoring,
  setAccountMonitoring,
  setFundMonitoring,
} from '../../src/api/lifeMonitoring'
import { getTopUp, topUp } from '../../src/api/lifeTopUp'
import { type Answer, ok } from '../reply'
import { fundRules, setFundRules } from '../world/lifeFundRules'
import { changeLayout } from '../world/lifeFunds'
import { watchAccounts, watchedAccounts } from '../world/lifeMonitoring'
import { followPortfolio } from '../world/lifePortfolio'
import * as payments from '../world/lifeTopUp'
import { changed } from './changed'
import { answerLifeNow } from './lifeReply'

/** What changes investment accounts. */
export const lifeFundAnswers: readonly Answer[] = [
  answerLifeNow(redirectFunds)(({ world, contract, body }) =>
    changed(changeLayout(world, contract, body, { future: body.productFunds })),
  ),

  answerLifeNow(switchFunds)(({ world, contract, body }) =>
    changed(changeLayout(world, contract, body, { current: body.productFunds })),
  ),

  answerLifeNow(transformFunds)(({ world, contract, body }) =>
    changed(changeLayout(world, contract, body, { current: body.productFunds, future: body.futureProductFunds })),
  ),

  answerLifeNow(selectModelPortfolio)(({ world, contract, body }) => changed(followPortfolio(world, contract, body))),

  answerLifeNow(getTopUp)(({ contract }) => ok(payments.topUpInfo(contract))),

  answerLifeNow(topUp)(({ world, contract, body }) => changed(payments.topUp(world, contract, body))),

  answerLifeNow(getAccountMonitoring)(({ contract }) => ok(watchedAccounts(contract))),

  answerLifeNow(setAccountMonitoring)(({ world, contract, body }) =>
    changed(watchAccounts(world, contract, body.unitAccounts, body.email)),
  ),

  answerLifeNow(getFundMonitoring)(({ contract }) => ok(fundRules(contract))),

  answerLifeNow(setFundMonitoring)(({ world, contract, body }) => {
    const { regularFeeSubContracts: regular = [], caseFeeSubContracts = [], email } = body
    return changed(setFundRules(world, contract, { regular, case: caseFeeSubContracts }, email))
  }),
]
