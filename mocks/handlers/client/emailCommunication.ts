import {
  changeToEmail,
  finishChangeToEmail,
  resendChangeToEmailCode,
  summarizeChangeToEmail,
  validateChangeToEmailCode,
} from '../../../src/api/emailCommunication'
import { type Answer, answerSignedIn, ok, refuse } from '../../reply'
import { changeAwaitingCodes, checkCodes } from '../../store/client/codes'
import * as rules from '../../store/client/emailCommunication'
import { partnerProductOf } from '../../store/client/partners'
import { changeAnswer } from '../call/changeAnswer'
import { codesIn, codesSentAnswer } from './codes'

/** Answers for the change to letters by e-mail. */
export const emailCommunicationAnswers: readonly Answer[] = [
  answerSignedIn(changeToEmail)(({ body, ...change }) => codesSentAnswer(rules.startChangeToEmail(change, body.email))),

  answerSignedIn(resendChangeToEmailCode)(({ contract }) =>
    codesSentAnswer(changeAwaitingCodes(contract, 'emailCommunication')),
  ),

  answerSignedIn(validateChangeToEmailCode)(({ contract, body }) => {
    const codeCheck = checkCodes(contract, 'emailCommunication', codesIn(body))
    if (codeCheck === undefined) return refuse('MODIFICATION_FAILED001', {})
    return codeCheck.kind === 'right'
      ? ok({})
      : refuse('EMAIL_OTP_VALIDATION_ERROR', { availableAttempts: codeCheck.attemptsLeft })
  }),

  answerSignedIn(summarizeChangeToEmail)(({ store, contract, body }) => {
    const otherContracts = rules.chosenOtherContracts(store, contract, body)
    return changeAnswer(otherContracts && { email: body.email, contracts: otherContracts.map(partnerProductOf) })
  }),

  answerSignedIn(finishChangeToEmail)(({ store, contract, body }) =>
    changeAnswer(rules.finishChangeToEmail(store, contract, body)),
  ),
]
