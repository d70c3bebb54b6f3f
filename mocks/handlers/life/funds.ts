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

/** What changes investment accounts. */
export const lifeFundAnswers: readonly Answer[] = [
  answerLifeOrHome(redirectFunds)(({ world, contract, body }) =>
    changed(changeLayout(world, contract, body, { future: body.productFunds })),
  ),

  answerLifeOrHome(switchFunds)(({ world, contract, body }) =>
    changed(changeLayout(world, contract, body, { current: body.productFunds })),
  ),

  answerLifeOrHome(transformFunds)(({ world, contract, body }) =>
    changed(changeLayout(world, contract, body, { current: body.productFunds, future: body.futureProductFunds })),
  ),

  answerLifeOrHome(selectModelPortfolio)(({ world, contract, body }) =>
    changed(followPortfolio(world, contract, body)),
  ),

  answerLifeOrHome(getTopUp)(({ world, contract }) => ok(payments.topUpInfo(world, contract))),

  answerLifeOrHome(topUp)(({ world, contract, body }) => changed(payments.topUp(world, contract, body))),

  answerLifeOrHome(getAccountMonitoring)(({ contract }) => ok(watchedAccounts(contract))),

  answerLifeOrHome(setAccountMonitoring)(({ world, contract, body }) =>
    changed(watchAccounts(world, contract, body.unitAccounts, body.email)),
  ),

  answerLifeOrHome(getFundMonitoring)(({ contract }) => ok(fundRules(contract))),

  answerLifeOrHome(setFundMonitoring)(({ world, contract, body }) => {
    const { regularFeeSubContracts: regular = [], caseFeeSubContracts = [], email } = body
    return changed(setFundRules(world, contract, { regular, case: caseFeeSubContracts }, email))
  }),
]
