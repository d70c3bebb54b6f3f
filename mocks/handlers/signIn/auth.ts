import { type LoginResult, licensePlateNumber, login, logout, otp, otpResend, zipCode } from '../../../src/api/auth'
import { type Answer, answer, answerSignedIn, ok, refuse } from '../../reply'
import { type Banned, finishLogin, resendCode, type Stopped, startLogin, type Wrong } from '../../store/signIn/login'
import { closeSession } from '../../store/signIn/token'

/** Answers of sign-in and logout. A person may sign in as a company and vice versa: the insurer does not check it. */
export const authAnswers: readonly Answer[] = [
  answer(login)(({ store, body }) => {
    const rejection = rejectionOf(body.contractNumber)
    if (rejection !== undefined) return rejection
    if (body.contractNumber === '90000007') return refuse('AUTH_LOGIN_007', { maskedEmail: 'h*****@pelda.example' })
    const started = startLogin(store, body.contractNumber)
    return 'kind' in started ? notFound(started) : ok(started)
  }),

  answer(otp)(({ store, body }) =>
    loginAnswer('AUTH_OTP_001', finishLogin(store, body.loginSessionIdentifier, 'SMS_OTP', body.smsOTP)),
  ),

  answer(licensePlateNumber)(({ store, body }) =>
    loginAnswer(
      'AUTH_LICENSE_PLATE_NUMBER',
      finishLogin(store, body.loginSessionIdentifier, 'LICENSE_PLATE_NUMBER', body.licensePlateNumber),
    ),
  ),

  answer(zipCode)(({ store, body }) =>
    loginAnswer('AUTH_ZIP_CODE_001', finishLogin(store, body.loginSessionIdentifier, 'ZIP_CODE', body.zipCode)),
  ),

  answer(otpResend)(({ store, body }) => {
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

/** The answer to a contract number that opens no contract. */
export const notFound = (result: Wrong | Banned) =>
  result.kind === 'wrong' ? wrongAnswer('AUTH_LOGIN_001', result) : bannedAnswer(result)

const loginAnswer = <Code extends string>(code: Code, result: LoginResult | Wrong | Stopped) => {
  if (!('kind' in result)) return ok(result)
  return result.kind === 'wrong' ? wrongAnswer(code, result) : stoppedAnswer(result)
}

const wrongAnswer = <Code extends string>(code: Code, { attemptsLeft }: Wrong) =>
  refuse(code, { availableAttempts: attemptsLeft })

const stoppedAnswer = (failure: Stopped) =>
  failure.kind === 'banned' ? bannedAnswer(failure) : refuse('LOGIN_SESSION_EXPIRED', {})

const bannedAnswer = ({ banTimeout }: Banned) => refuse('AUTH_LOGIN_002', { banTimeout })
