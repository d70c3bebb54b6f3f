import {
  changeEmail,
  changePhone,
  resendEmailCode,
  resendPhoneCode,
  validateEmailCode,
  validatePhoneCode,
} from '../../../src/api/twoFactor'
import { type Answer, answerSignedIn, ok, refuse } from '../../reply'
import {
  type CodeRecipients,
  finishChange,
  type RejectedChange,
  resendCodes,
  startChange,
} from '../../store/twoFactor/twoFactor'

/** Answers for changing the second factor: the phone number or the e-mail address. */
export const twoFactorAnswers: readonly Answer[] = [
  answerSignedIn(changePhone)(({ body, ...change }) => phoneCodeAnswer(startChange(change, 'phone', body.phoneNumber))),
  answerSignedIn(resendPhoneCode)((change) => phoneCodeAnswer(resendCodes(change, 'phone'))),
  answerSignedIn(validatePhoneCode)(({ body, ...change }) => {
    const result = finishChange(change, 'phone', { code: body.smsOtp, confirmation: body.confirmationCode })
    if (!('kind' in result)) return ok({ maskedPhoneNumber: result.sentTo })
    return result.kind === 'wrong'
      ? refuse('AUTH_OTP_001', { availableAttempts: result.attemptsLeft })
      : notChangedAnswer(result)
  }),

  answerSignedIn(changeEmail)(({ body, ...change }) => emailCodeAnswer(startChange(change, 'email', body.email))),
  answerSignedIn(resendEmailCode)((change) => emailCodeAnswer(resendCodes(change, 'email'))),
  answerSignedIn(validateEmailCode)(({ body, ...change }) => {
    const result = finishChange(change, 'email', { code: body.emailOtp, confirmation: body.confirmationCode })
    if (!('kind' in result)) return ok({ maskedEmail: result.sentTo })
    return result.kind === 'wrong'
      ? refuse('EMAIL_OTP_VALIDATION_ERROR', { availableAttempts: result.attemptsLeft })
      : notChangedAnswer(result)
  }),
]

const phoneCodeAnswer = (result: CodeRecipients | RejectedChange) =>
  'kind' in result
    ? notChangedAnswer(result)
    : ok({ maskedPhoneNumber: result.sentTo, confirmationSentTo: result.confirmationSentTo })

const emailCodeAnswer = (result: CodeRecipients | RejectedChange) =>
  'kind' in result
    ? notChangedAnswer(result)
    : ok({ maskedEmail: result.sentTo, confirmationSentTo: result.confirmationSentTo })

const notChangedAnswer = (result: RejectedChange) =>
  result.kind === 'banned'
    ? refuse('AUTH_LOGIN_002', { banTimeout: result.banTimeout })
    : refuse('MODIFICATION_FAILED001', {})
