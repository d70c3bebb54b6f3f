import { type LoginResult, licensePlateNumber, login, logout, otp, otpResend, zipCode } from '../../../src/api/auth'
import { type Answer, answerSignedIn, answerWithoutToken, ok, refuse } from '../../reply'
import {
  type ActiveBan,
  finishLogin,
  resendCode,
  type StoppedLogin,
  startLogin,
  type WrongAnswer,
} from '../../store/signIn/login'
import { closeSession } from '../../store/signIn/token'

/**
 * Answers of sign-in and logout. The insurer does not check if a person signs in as a company, or a company as a
 * person.
 */
export const authAnswers: readonly Answer[] = [
  answerWithoutToken(login)(({ store, body }) => {
    const rejection = rejectionOf(body.contractNumber)
    if (rejection !== undefined) return rejection
    if (body.contractNumber === '90000007') return refuse('AUTH_LOGIN_007', { maskedEmail: 'h*****@pelda.example' })
    const startResult = startLogin(store, body.contractNumber)
    return 'kind' in startResult ? loginErrorAnswer(startResult) : ok(startResult)
  }),

  answerWithoutToken(otp)(({ store, body }) =>
    loginAnswer('AUTH_OTP_001', finishLogin(store, body.loginSessionIdentifier, 'SMS_OTP', body.smsOTP)),
  ),

  answerWithoutToken(licensePlateNumber)(({ store, body }) =>
    loginAnswer(
      'AUTH_LICENSE_PLATE_NUMBER',
      finishLogin(store, body.loginSessionIdentifier, 'LICENSE_PLATE_NUMBER', body.licensePlateNumber),
    ),
  ),

  answerWithoutToken(zipCode)(({ store, body }) =>
    loginAnswer('AUTH_ZIP_CODE_001', finishLogin(store, body.loginSessionIdentifier, 'ZIP_CODE', body.zipCode)),
  ),

  answerWithoutToken(otpResend)(({ store, body }) => {
    const failure = resendCode(store, body.loginSessionIdentifier)
    return failure === undefined ? ok({}) : stoppedAnswer(failure)
  }),

  answerSignedIn(logout)(({ store, session }) => {
    closeSession(store, session.id)
    return ok({})
  }),
]

/** Returns the error for a contract number that the insurer always rejects; `undefined` for other numbers. */
export const rejectionOf = (contractNumber: string) => {
  switch (contractNumber) {
    case '90000001':
      return refuse('AUTH_LOGIN_003', {})
    case '90000002':
      return refuse('AUTH_LOGIN_004', {})
    default:
      return undefined
  }
}

/** The error for a wrong contract number, or for a sign-in during a ban. */
export const loginErrorAnswer = (result: WrongAnswer | ActiveBan) =>
  result.kind === 'wrong' ? wrongAnswer('AUTH_LOGIN_001', result) : bannedAnswer(result)

const loginAnswer = <Code extends string>(code: Code, result: LoginResult | WrongAnswer | StoppedLogin) => {
  if (!('kind' in result)) return ok(result)
  return result.kind === 'wrong' ? wrongAnswer(code, result) : stoppedAnswer(result)
}

const wrongAnswer = <Code extends string>(code: Code, { attemptsLeft }: WrongAnswer) =>
  refuse(code, { availableAttempts: attemptsLeft })

const stoppedAnswer = (failure: StoppedLogin) =>
  failure.kind === 'banned' ? bannedAnswer(failure) : refuse('LOGIN_SESSION_EXPIRED', {})

const bannedAnswer = ({ banTimeout }: ActiveBan) => refuse('AUTH_LOGIN_002', { banTimeout })
