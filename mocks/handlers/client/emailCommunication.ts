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
import { changed } from '../call/changed'
import { codesSent, typed } from './codes'

/** Answers for the change to letters by e-mail. */
export const emailCommunicationAnswers: readonly Answer[] = [
  answerSignedIn(changeToEmail)(({ body, ...change }) => codesSent(rules.startChangeToEmail(change, body.email))),

  answerSignedIn(resendChangeToEmailCode)(({ contract }) => codesSent(awaitedChange(contract, 'emailCommunication'))),

  answerSignedIn(validateChangeToEmailCode)(({ contract, body }) => {
    const checked = checkCodes(contract, 'emailCommunication', typed(body))
    if (checked === undefined) return refuse('MODIFICATION_FAILED001', {})
    return checked.kind === 'right'
      ? ok({})
      : refuse('EMAIL_OTP_VALIDATION_ERROR', { availableAttempts: checked.attemptsLeft })
  }),

  answerSignedIn(summarizeChangeToEmail)(({ store, contract, body }) => {
    const chosen = rules.chosenPartners(store, contract, body)
    return changed(chosen && { email: body.email, contracts: chosen.map(shownPartner) })
  }),

  answerSignedIn(finishChangeToEmail)(({ store, contract, body }) =>
    changed(rules.finishChangeToEmail(store, contract, body)),
  ),
]
