import * as api from '../../../src/api/payments'
import { type Answer, answerSignedIn, ok, refuse } from '../../reply'
import { createCardPayment, processCardPayment } from '../../store/payments/card'
import { premiumsBesidesDebt } from '../../store/payments/owed'
import { reportPayment } from '../../store/payments/report'
import { feeTransferOf, payLater, transferDetailsOf } from '../../store/payments/transfer'
import { changeAnswer } from '../call/changeAnswer'
import { overpaymentAnswers } from './overpayment'

/** Answers about due payments and payment methods. */
export const paymentAnswers: readonly Answer[] = [
  answerSignedIn(api.getPayments)(({ store, contract }) => ok(premiumsBesidesDebt(store, contract))),

  answerSignedIn(api.payByTransfer)(({ store, contract, body }) =>
    ok(transferDetailsOf(store, contract, body.paymentAmount)),
  ),

  answerSignedIn(api.payFeeByTransfer)(({ contract, body }) => ok(feeTransferOf(contract, body.paymentAmount))),

  answerSignedIn(api.payLater)(({ store, contract }) => changeAnswer(payLater(store, contract))),

  answerSignedIn(api.createPayment)(({ store, contract, body }) => ok(createCardPayment(store, contract, body))),

  answerSignedIn(api.processProviderResponse)(({ store, contract, body }) => {
    const result = processCardPayment(store, contract, body)
    return typeof result === 'string' ? refuse(result, {}) : ok(result)
  }),

  answerSignedIn(api.reportPayment)(({ store, contract, body }) => changeAnswer(reportPayment(store, contract, body))),

  ...overpaymentAnswers,
]
