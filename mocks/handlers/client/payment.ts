import * as api from '../../../src/api/clientPayment'
import { type Answer, answerSignedIn, ok } from '../../reply'
import { changeSuperShop, changeTaxNumber } from '../../store/client/numbers'
import { paymentOf } from '../../store/client/payment'
import { changePayment, offeredPremiums } from '../../store/client/paymentChange'
import { changed } from '../call/changed'

/** How a client pays, and the numbers that belong to it. */
export const clientPaymentAnswers: readonly Answer[] = [
  answerSignedIn(api.getPaymentTypeOrFrequency)(({ world, contract }) =>
    ok({ ...paymentOf(contract), ...offeredPremiums(world, contract) }),
  ),

  answerSignedIn(api.changePaymentTypeOrFrequency)(({ world, contract, body }) =>
    changed(changePayment(world, contract, body)),
  ),

  answerSignedIn(api.changeSuperShop)(({ world, contract, body }) => changed(changeSuperShop(world, contract, body))),

  answerSignedIn(api.changeTaxNumber)(({ world, contract, body }) => changed(changeTaxNumber(world, contract, body))),
]
