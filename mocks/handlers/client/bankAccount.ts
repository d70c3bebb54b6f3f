import * as api from '../../../src/api/bankAccount'
import { type Answer, answerSignedIn, ok, refuse } from '../../reply'
import { finishAccountChange, knownChannel, startAccountChange } from '../../store/client/account'
import { awaitedChange, checkCodes } from '../../store/client/codes'
import { changed } from '../call/changed'
import { typed } from './codes'

/** Answers about the account that the insurer pays to and debits. */
export const bankAccountAnswers: readonly Answer[] = [
  answerSignedIn(api.changeBankAccount)(({ store, contract, body }) =>
    changed(startAccountChange(store, contract, body)),
  ),

  answerSignedIn(api.resendBankAccountCode)(({ contract }) =>
    changed(awaitedChange(contract, 'bankAccount') && knownChannel(contract)),
  ),

  answerSignedIn(api.validateBankAccountCode)(({ contract, body }) => {
    const checked = checkCodes(contract, 'bankAccount', typed(body))
    if (checked === undefined) return refuse('MODIFICATION_FAILED001', {})
    if (checked.kind === 'right') return ok({})
    const left = { availableAttempts: checked.attemptsLeft }
    return knownChannel(contract)?.channel === 'phone'
      ? refuse('AUTH_OTP_001', left)
      : refuse('EMAIL_OTP_VALIDATION_ERROR', left)
  }),

  answerSignedIn(api.finishChangeBankAccount)(({ store, contract, body }) =>
    changed(finishAccountChange(store, contract, body)),
  ),
]
