import {
  changeEmail,
  changePhone,
  finishChangePhone,
  getPartner,
  resendEmailCode,
  resendPhoneCode,
  validateEmailCode,
  validatePhoneCode,
} from '../../../src/api/clientContact'
import { type Answer, answerSignedIn, ok, refuse } from '../../reply'
import { awaitedChange, checkCodes } from '../../store/client/codes'
import { finishEmailChange, finishPhoneChange, startContactChange } from '../../store/client/contact'
import { partnersOf, shownPartner } from '../../store/client/partners'
import { changeAnswer } from '../call/changed'
import { codesIn, codesSent } from './codes'

/** Answers about a client's e-mail address, phone number and other contracts. */
export const clientContactAnswers: readonly Answer[] = [
  answerSignedIn(getPartner)(({ store, contract }) => ok(partnersOf(store, contract).map(shownPartner))),

  answerSignedIn(changeEmail)(({ body, ...change }) => codesSent(startContactChange(change, 'email', body.email))),
  answerSignedIn(resendEmailCode)(({ contract }) => codesSent(awaitedChange(contract, 'email'))),
  answerSignedIn(validateEmailCode)(({ store, contract, body }) => {
    const finished = finishEmailChange(store, contract, codesIn(body))
    return finished !== undefined && 'attemptsLeft' in finished
      ? refuse('EMAIL_OTP_VALIDATION_ERROR', { availableAttempts: finished.attemptsLeft })
      : changeAnswer(finished)
  }),

  answerSignedIn(changePhone)(({ body, ...change }) =>
    codesSent(startContactChange(change, 'phone', body.phoneNumber)),
  ),
  answerSignedIn(resendPhoneCode)(({ contract }) => codesSent(awaitedChange(contract, 'phone'))),
  answerSignedIn(validatePhoneCode)(({ contract, body }) => {
    const checked = checkCodes(contract, 'phone', codesIn(body))
    if (checked === undefined) return refuse('MODIFICATION_FAILED001', {})
    return checked.kind === 'right' ? ok({}) : refuse('AUTH_OTP_001', { availableAttempts: checked.attemptsLeft })
  }),
  answerSignedIn(finishChangePhone)(({ store, contract, body }) =>
    changeAnswer(finishPhoneChange(store, contract, body.phoneNumber)),
  ),
]
