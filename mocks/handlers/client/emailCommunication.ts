import {
  changeToEmail,
  finishChangeToEmail,
  resendChangeToEmailCode,
  summarizeChangeToEmail,
  validateChangeToEmailCode,
} from '../../../src/api/emailCommunication'
import { type Answer, answerSignedIn, ok, refuse } from '../../reply'
import { awaitedChange, checkCodes } from '../../store/client/codes'
import * as rules from '../../store/client/emailCommunication'
import { shownPartner } from '../../store/client/partners'
import { changeAnswer } from '../call/changed'
import { codesIn, codesSent } from './codes'

/** Answers for the change to letters by e-mail. */
export const emailCommunicationAnswers: readonly Answer[] = [
  answerSignedIn(changeToEmail)(({ body, ...change }) => codesSent(rules.startChangeToEmail(change, body.email))),

  answerSignedIn(resendChangeToEmailCode)(({ contract }) => codesSent(awaitedChange(contract, 'emailCommunication'))),

  answerSignedIn(validateChangeToEmailCode)(({ contract, body }) => {
    const checked = checkCodes(contract, 'emailCommunication', codesIn(body))
    if (checked === undefined) return refuse('MODIFICATION_FAILED001', {})
    return checked.kind === 'right'
      ? ok({})
      : refuse('EMAIL_OTP_VALIDATION_ERROR', { availableAttempts: checked.attemptsLeft })
  }),

  answerSignedIn(summarizeChangeToEmail)(({ store, contract, body }) => {
    const partners = rules.chosenPartners(store, contract, body)
    return changeAnswer(partners && { email: body.email, contracts: partners.map(shownPartner) })
  }),

  answerSignedIn(finishChangeToEmail)(({ store, contract, body }) =>
    changeAnswer(rules.finishChangeToEmail(store, contract, body)),
  ),
]
