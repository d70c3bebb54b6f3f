import * as api from '../../../src/api/bankAccount'
import { type Answer, answerSignedIn, ok, refuse } from '../../reply'
import { finishAccountChange, knownChannel, startAccountChange } from '../../store/client/account'
import { changeAwaitingCodes, checkCodes } from '../../store/client/codes'
import { changeAnswer } from '../call/changeAnswer'
import { codesIn } from './codes'

/** Answers about the account that the insurer pays to and debits. */
export const bankAccountAnswers: readonly Answer[] = [
  answerSignedIn(api.changeBankAccount)(({ store, contract, body }) =>
    changeAnswer(startAccountChange(store, contract, body)),
  ),

  answerSignedIn(api.resendBankAccountCode)(({ contract }) =>
    changeAnswer(changeAwaitingCodes(contract, 'bankAccount') && knownChannel(contract)),
  ),

  answerSignedIn(api.validateBankAccountCode)(({ contract, body }) => {
    const codeCheck = checkCodes(contract, 'bankAccount', codesIn(body))
    if (codeCheck === undefined) return refuse('MODIFICATION_FAILED001', {})
    if (codeCheck.kind === 'right') return ok({})
    const attempts = { availableAttempts: codeCheck.attemptsLeft }
    return knownChannel(contract)?.channel === 'phone'
      ? refuse('AUTH_OTP_001', attempts)
      : refuse('EMAIL_OTP_VALIDATION_ERROR', attempts)
  }),

  answerSignedIn(api.finishChangeBankAccount)(({ store, contract, body }) =>
    changeAnswer(finishAccountChange(store, contract, body)),
  ),
]
