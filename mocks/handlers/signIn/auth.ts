import { type LoginResult, licensePlateNumber, login, logout, otp, otpResend, zipCode } from '../../../src/api/auth'
import { type Answer, answer, answerSignedIn, ok, refuse } from '../../reply'
import { type Banned, finishLogin, resendCode, type Stopped, startLogin, type Wrong } from '../../store/signIn/login'
import { closeSession } from '../../store/signIn/token'

/** Answers of sign-in and logout. A person may sign in as a company and vice versa: the insurer does not check it. */
export const authAnswers: readonly Answer[] = [
  answer(login)(({ store, body }) => {
    const refusal = turnedAway(body.contractNumber)
    if (refusal !== undefined) return refusal
    if (body.contractNumber === '90000007') return refuse('AUTH_LOGIN_007', { maskedEmail: 'h*****@pelda.example' })
    const started = startLogin(store, body.contractNumber)
    return 'kind' in started ? notFound(started) : ok(started)
  }),

  answer(otp)(({ store, body }) =>
    finished('AUTH_OTP_001', finishLogin(store, body.loginSessionIdentifier, 'SMS_OTP', body.smsOTP)),
  ),

  answer(licensePlateNumber)(({ store, body }) =>
    finished(
      'AUTH_LICENSE_PLATE_NUMBER',
      finishLogin(store, body.loginSessionIdentifier, 'LICENSE_PLATE_NUMBER', body.licensePlateNumber),
    ),
  ),

  answer(zipCode)(({ store, body }) =>
    finished('AUTH_ZIP_CODE_001', finishLogin(store, body.loginSessionIdentifier, 'ZIP_CODE', body.zipCode)),
  ),

  answer(otpResend)(({ store, body }) => {
    const refusal = resendCode(store, body.loginSessionIdentifier)
    return refusal === undefined ? ok({}) : stopped(refusal)
  }),

  answerSignedIn(logout)(({ store, session }) => {
    closeSession(store, session.id)
    return ok({})
  }),
]

/** Returns the error for a contract number that the insurer always rejects; `undefined` for other numbers. */
export const turnedAway = (contractNumber: string) => {
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
  result.kind === 'wrong' ? wrong('AUTH_LOGIN_001', result) : banned(result)

const finished = <Code extends string>(code: Code, result: LoginResult | Wrong | Stopped) => {
  if (!('kind' in result)) return ok(result)
  return result.kind === 'wrong' ? wrong(code, result) : stopped(result)
}

const wrong = <Code extends string>(code: Code, { attemptsLeft }: Wrong) =>
  refuse(code, { availableAttempts: attemptsLeft })

const stopped = (refusal: Stopped) =>
  refusal.kind === 'banned' ? banned(refusal) : refuse('LOGIN_SESSION_EXPIRED', {})

const banned = ({ banTimeout }: Banned) => refuse('AUTH_LOGIN_002', { banTimeout })
