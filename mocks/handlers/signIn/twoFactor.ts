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
  type CodesSent,
  finishChange,
  type NotChanged,
  resendCodes,
  startChange,
} from '../../store/twoFactor/twoFactor'

/** Answers for changing the second factor: the phone number or the e-mail address. */
export const twoFactorAnswers: readonly Answer[] = [
  answerSignedIn(changePhone)(({ body, ...change }) => phoneSent(startChange(change, 'phone', body.phoneNumber))),
  answerSignedIn(resendPhoneCode)((change) => phoneSent(resendCodes(change, 'phone'))),
  answerSignedIn(validatePhoneCode)(({ body, ...change }) => {
    const changed = finishChange(change, 'phone', { code: body.smsOtp, confirmation: body.confirmationCode })
    if (!('kind' in changed)) return ok({ maskedPhoneNumber: changed.sentTo })
    return changed.kind === 'wrong'
      ? refuse('AUTH_OTP_001', { availableAttempts: changed.attemptsLeft })
      : notChanged(changed)
  }),

  answerSignedIn(changeEmail)(({ body, ...change }) => emailSent(startChange(change, 'email', body.email))),
  answerSignedIn(resendEmailCode)((change) => emailSent(resendCodes(change, 'email'))),
  answerSignedIn(validateEmailCode)(({ body, ...change }) => {
    const changed = finishChange(change, 'email', { code: body.emailOtp, confirmation: body.confirmationCode })
    if (!('kind' in changed)) return ok({ maskedEmail: changed.sentTo })
    return changed.kind === 'wrong'
      ? refuse('EMAIL_OTP_VALIDATION_ERROR', { availableAttempts: changed.attemptsLeft })
      : notChanged(changed)
  }),
]

const phoneSent = (result: CodesSent | NotChanged) =>
  'kind' in result
    ? notChanged(result)
    : ok({ maskedPhoneNumber: result.sentTo, confirmationSentTo: result.confirmationSentTo })

const emailSent = (result: CodesSent | NotChanged) =>
  'kind' in result
    ? notChanged(result)
    : ok({ maskedEmail: result.sentTo, confirmationSentTo: result.confirmationSentTo })

const notChanged = (result: NotChanged) =>
  result.kind === 'banned'
    ? refuse('AUTH_LOGIN_002', { banTimeout: result.banTimeout })
    : refuse('MODIFICATION_FAILED001', {})
