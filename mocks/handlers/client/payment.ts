import * as api from '../../../src/api/clientPayment'
import { type Answer, answerSignedIn, ok, refuse } from '../../reply'
import { changeBankAccount } from '../../world/client/account'
import { changeSuperShop, changeTaxNumber } from '../../world/client/numbers'
import { changePayment, paymentOf } from '../../world/client/payment'
import { changed } from '../changed'

/** How a client pays, from which account, and the numbers that belong to it. */
export const clientPaymentAnswers: readonly Answer[] = [
  answerSignedIn(api.getPaymentTypeOrFrequency)(({ contract }) => ok(paymentOf(contract))),

  answerSignedIn(api.changePaymentTypeOrFrequency)(({ world, contract, body }) =>
    changed(changePayment(world, contract, body)),
  ),

  answerSignedIn(api.changeBankAccount)(({ body, ...change }) => {
    const result = changeBankAccount(change, body)
    if (result !== undefined && 'confirmationSentTo' in result) return refuse('CONFIRMATION_NEEDED', result)
    if (result === undefined || !('attemptsLeft' in result)) return changed(result)
    const left = { availableAttempts: result.attemptsLeft }
    return result.channel === 'phone' ? refuse('AUTH_OTP_001', left) : refuse('EMAIL_OTP_VALIDATION_ERROR', left)
  }),

  answerSignedIn(api.changeSuperShop)(({ world, contract, body }) => changed(changeSuperShop(world, contract, body))),

  answerSignedIn(api.changeTaxNumber)(({ world, contract, body }) => changed(changeTaxNumber(world, contract, body))),
]
