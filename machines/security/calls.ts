import { fromPromise } from 'xstate'
import type { Outcome, OutcomeOf } from '../../src/api/endpoint'
import {
  changeEmail,
  changePhone,
  resendEmailCode,
  resendPhoneCode,
  validateEmailCode,
  validatePhoneCode,
} from '../../src/api/twoFactor'
import { recordCalls } from '../actors/call'
import type { AttemptsError } from '../attempts'
import type { CodeCall, CodeCheck, CodesSent } from '../oneTimeCode/calls'
import { codeCheckKey } from '../oneTimeCode/codeCheckKey'
import { oneTimeCodeMachine } from '../oneTimeCode/oneTimeCode.machine'
import { servicesOf } from '../services'

/** The insurer's answer to a request for a new phone number or e-mail address. */
export type ChangeOutcome = OutcomeOf<typeof changePhone> | OutcomeOf<typeof changeEmail>

/**
 * The insurer's answer to a confirmed change: the masked new phone number or e-mail address, if the insurer returns it.
 */
export interface ChangedContact {
  readonly maskedPhoneNumber?: string | null | undefined
  readonly maskedEmail?: string | null | undefined
}

/** Returns the masked phone number or e-mail address in the insurer's answer; `null` if it contains none. */
export const maskedContactOf = ({ maskedEmail, maskedPhoneNumber }: ChangedContact): string | null =>
  maskedEmail ?? maskedPhoneNumber ?? null

/**
 * Asks the insurer to change the phone number or e-mail address. The insurer then sends a code that confirms the
 * change.
 */
export const changeActor = recordCalls(
  fromPromise<ChangeOutcome, Omit<CodeCall, 'key'> & { readonly value: string }>(({ input, signal, system }) => {
    const { channel, value, idempotencyKey } = input
    const { call } = servicesOf(system)
    const options = { signal, idempotencyKey }
    return channel === 'phone'
      ? call(changePhone, { body: { phoneNumber: value } }, options)
      : call(changeEmail, { body: { email: value } }, options)
  }),
  changePhone,
  changeEmail,
)

const checkActor = recordCalls(
  fromPromise<Outcome<ChangedContact, AttemptsError>, CodeCheck>(({ input, signal, system }) => {
    const { channel, code, confirmationCode } = input
    const services = servicesOf(system)
    const { call } = services
    const options = { signal, idempotencyKey: codeCheckKey(services, input) }
    return channel === 'phone'
      ? call(validatePhoneCode, { body: { smsOtp: code, confirmationCode } }, options)
      : call(validateEmailCode, { body: { emailOtp: code, confirmationCode } }, options)
  }),
  validatePhoneCode,
  validateEmailCode,
)

const resendActor = recordCalls(
  fromPromise<Outcome<CodesSent, AttemptsError>, CodeCall>(({ input, signal, system }) => {
    const { channel, idempotencyKey } = input
    const { call } = servicesOf(system)
    const options = { signal, idempotencyKey }
    return channel === 'phone' ? call(resendPhoneCode, {}, options) : call(resendEmailCode, {}, options)
  }),
  resendPhoneCode,
  resendEmailCode,
)

/** The machine of the code that confirms the new phone number or e-mail address. */
export const securityCodeMachine = oneTimeCodeMachine<ChangedContact>({
  id: 'securityCode',
  check: checkActor,
  resend: resendActor,
  lastWrong: 'locks',
})
