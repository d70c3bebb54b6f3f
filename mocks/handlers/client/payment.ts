import * as api from '../../../src/api/clientPayment'
import { type Answer, answerSignedIn, ok } from '../../reply'
import { changeSuperShopNumber, changeTaxNumber } from '../../store/client/numbers'
import { paymentOf } from '../../store/client/payment'
import { changePayment, offeredPremiums } from '../../store/client/paymentChange'
import { changeAnswer } from '../call/changeAnswer'

/** Answers about a client's payment method, SuperShop number and tax number. */
export const clientPaymentAnswers: readonly Answer[] = [
  answerSignedIn(api.getPaymentTypeOrFrequency)(({ store, contract }) =>
    ok({ ...paymentOf(contract), ...offeredPremiums(store, contract) }),
  ),

  answerSignedIn(api.changePaymentTypeOrFrequency)(({ store, contract, body }) =>
    changeAnswer(changePayment(store, contract, body)),
  ),

  answerSignedIn(api.changeSuperShop)(({ store, contract, body }) =>
    changeAnswer(changeSuperShopNumber(store, contract, body)),
  ),

  answerSignedIn(api.changeTaxNumber)(({ store, contract, body }) =>
    changeAnswer(changeTaxNumber(store, contract, body)),
  ),
]
