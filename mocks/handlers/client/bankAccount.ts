import * as api from '../../../src/api/bankAccount'
import { type Answer, answerSignedIn, ok, refuse } from '../../reply'
import { finishAccountChange, knownChannel, startAccountChange } from '../../store/client/account'
import { awaitedChange, checkCodes } from '../../store/client/codes'
import { changeAnswer } from '../call/changed'
import { codesIn } from './codes'

/** Answers about the account that the insurer pays to and debits. */
export const bankAccountAnswers: readonly Answer[] = [
  answerSignedIn(api.changeBankAccount)(({ store, contract, body }) =>
    changeAnswer(startAccountChange(store, contract, body)),
  ),

  answerSignedIn(api.resendBankAccountCode)(({ contract }) =>
    changeAnswer(awaitedChange(contract, 'bankAccount') && knownChannel(contract)),
  ),

  answerSignedIn(api.validateBankAccountCode)(({ contract, body }) => {
    const checked = checkCodes(contract, 'bankAccount', codesIn(body))
    if (checked === undefined) return refuse('MODIFICATION_FAILED001', {})
    if (checked.kind === 'right') return ok({})
    const attempts = { availableAttempts: checked.attemptsLeft }
    return knownChannel(contract)?.channel === 'phone'
      ? refuse('AUTH_OTP_001', attempts)
      : refuse('EMAIL_OTP_VALIDATION_ERROR', attempts)
  }),

  answerSignedIn(api.finishChangeBankAccount)(({ store, contract, body }) =>
    changeAnswer(finishAccountChange(store, contract, body)),
  ),
]
