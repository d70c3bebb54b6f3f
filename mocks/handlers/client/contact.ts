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
import { changeAwaitingCodes, checkCodes } from '../../store/client/codes'
import { finishEmailChange, finishPhoneChange, startContactChange } from '../../store/client/contact'
import { otherContractsOf, partnerProductOf } from '../../store/client/partners'
import { changeAnswer } from '../call/changeAnswer'
import { codesIn, codesSentAnswer } from './codes'

/** Answers about a client's e-mail address, phone number and other contracts. */
export const clientContactAnswers: readonly Answer[] = [
  answerSignedIn(getPartner)(({ store, contract }) => ok(otherContractsOf(store, contract).map(partnerProductOf))),

  answerSignedIn(changeEmail)(({ body, ...change }) =>
    codesSentAnswer(startContactChange(change, 'email', body.email)),
  ),
  answerSignedIn(resendEmailCode)(({ contract }) => codesSentAnswer(changeAwaitingCodes(contract, 'email'))),
  answerSignedIn(validateEmailCode)(({ store, contract, body }) => {
    const changeResult = finishEmailChange(store, contract, codesIn(body))
    return changeResult !== undefined && 'attemptsLeft' in changeResult
      ? refuse('EMAIL_OTP_VALIDATION_ERROR', { availableAttempts: changeResult.attemptsLeft })
      : changeAnswer(changeResult)
  }),

  answerSignedIn(changePhone)(({ body, ...change }) =>
    codesSentAnswer(startContactChange(change, 'phone', body.phoneNumber)),
  ),
  answerSignedIn(resendPhoneCode)(({ contract }) => codesSentAnswer(changeAwaitingCodes(contract, 'phone'))),
  answerSignedIn(validatePhoneCode)(({ contract, body }) => {
    const codeCheck = checkCodes(contract, 'phone', codesIn(body))
    if (codeCheck === undefined) return refuse('MODIFICATION_FAILED001', {})
    return codeCheck.kind === 'right' ? ok({}) : refuse('AUTH_OTP_001', { availableAttempts: codeCheck.attemptsLeft })
  }),
  answerSignedIn(finishChangePhone)(({ store, contract, body }) =>
    changeAnswer(finishPhoneChange(store, contract, body.phoneNumber)),
  ),
]
