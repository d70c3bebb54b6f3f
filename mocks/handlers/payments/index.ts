import * as api from '../../../src/api/payments'
import { type Answer, answerSignedIn, ok, refuse } from '../../reply'
import { createCardPayment, processCardPayment } from '../../store/payments/card'
import { askedBesides } from '../../store/payments/owed'
import { reportPayment } from '../../store/payments/report'
import { feeTransferOf, payLater, transferOf } from '../../store/payments/transfer'
import { changed } from '../call/changed'
import { overpaymentAnswers } from './overpayment'

/** What is to be paid, and how it is. */
export const paymentAnswers: readonly Answer[] = [
  answerSignedIn(api.getPayments)(({ world, contract }) => ok(askedBesides(world, contract))),

  answerSignedIn(api.payByTransfer)(({ world, contract, body }) => ok(transferOf(world, contract, body.paymentAmount))),

  answerSignedIn(api.payFeeByTransfer)(({ contract, body }) => ok(feeTransferOf(contract, body.paymentAmount))),

  answerSignedIn(api.payLater)(({ world, contract }) => changed(payLater(world, contract))),

  answerSignedIn(api.createPayment)(({ world, contract, body }) => ok(createCardPayment(world, contract, body))),

  answerSignedIn(api.processProviderResponse)(({ world, contract, body }) => {
    const result = processCardPayment(world, contract, body)
    return typeof result === 'string' ? refuse(result, {}) : ok(result)
  }),

  answerSignedIn(api.reportPayment)(({ world, contract, body }) => changed(reportPayment(world, contract, body))),

  ...overpaymentAnswers,
]
