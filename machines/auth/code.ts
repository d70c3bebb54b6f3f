import { fromPromise } from 'xstate'
import { type LoginResult, otp, otpResend } from '../../src/api/auth'
import type { Outcome } from '../../src/api/endpoint'
import { recordCalls } from '../actors/call'
import type { AttemptsError } from '../attempts'
import type { CodeCall, CodeCheck, CodesSent } from '../oneTimeCode/calls'
import { oneTimeCodeMachine } from '../oneTimeCode/oneTimeCode.machine'
import { servicesOf } from '../services'

const checkCodeActor = recordCalls(
  fromPromise<Outcome<LoginResult, AttemptsError>, CodeCheck>(({ input: { key, code }, signal, system }) =>
    servicesOf(system).call(otp, { body: { loginSessionIdentifier: key, smsOTP: code } }, { signal }),
  ),
  otp,
)

const resendCodeActor = recordCalls(
  fromPromise<Outcome<CodesSent, AttemptsError>, CodeCall>(({ input: { key }, signal, system }) =>
    servicesOf(system).call(otpResend, { body: { loginSessionIdentifier: key } }, { signal }),
  ),
  otpResend,
)

/** The machine of the sign-in's SMS code. Its input `key` is the identifier of the started sign-in. */
export const loginCodeMachine = oneTimeCodeMachine<LoginResult>({
  id: 'loginCode',
  check: checkCodeActor,
  resend: resendCodeActor,
  lastWrong: 'bans',
})
