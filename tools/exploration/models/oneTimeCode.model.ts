import { loginCodeMachine } from '../../../machines/auth/code'
import type {
  OneTimeCodeContext,
  OneTimeCodeEvent,
  OneTimeCodeInput,
} from '../../../machines/oneTimeCode/oneTimeCode.types'
import { securityCodeMachine } from '../../../machines/security/calls'
import { otp, otpResend } from '../../../src/api/auth'
import { resendEmailCode, resendPhoneCode, validateEmailCode, validatePhoneCode } from '../../../src/api/twoFactor'
import { callCases, START_TIME } from '../kit/cases'
import { type ActorCase, modelOf } from '../kit/model'

const codeInput: OneTimeCodeInput = {
  channel: 'phone',
  key: 'key-1',
  sentTo: '+36 70 *** **05',
  confirmationSentTo: null,
  attemptsLeft: 3,
  resendFrom: START_TIME + 30_000,
  failure: null,
}

const isByPhone = (input: unknown): boolean => Object(input).channel === 'phone'

const codeEvents = ({ confirmationSentTo }: OneTimeCodeInput): OneTimeCodeEvent[] => [
  { type: 'answer.changed', value: '123 456' },
  ...(confirmationSentTo === null ? [] : [{ type: 'confirmation.changed', value: '123-456' } as const]),
  { type: 'answer.submitted' },
  { type: 'code.requested' },
  { type: 'code.left' },
]

/**
 * Returns the possible ends of reading the code from the text message. None exist if the machine awaits no text
 * message.
 */
const readCodeCases = (input: unknown): readonly ActorCase[] =>
  Object(input).isAwaited
    ? ['123456', 'nothing'].map((value) => ({
        name: value,
        end: { output: value },
        script: [{ type: 'answer', service: 'readOneTimeCode', value }],
      }))
    : []

const decisiveContext = (context: OneTimeCodeContext<unknown>) => [
  context.channel,
  context.confirmationSentTo === null,
  context.code,
  context.confirmation,
  context.attemptsLeft,
]

export const securityCodeModel = modelOf(securityCodeMachine, {
  inputs: {
    phone: codeInput,
    email: { ...codeInput, channel: 'email', sentTo: 'u*****@pelda.example' },
    confirmed: { ...codeInput, confirmationSentTo: '+36 20 *** **67' },
    locked: { ...codeInput, attemptsLeft: 0 },
  },
  events: ({ context }) => codeEvents(context),
  actors: {
    check: (input) => callCases(isByPhone(input) ? validatePhoneCode : validateEmailCode),
    resend: (input) => callCases(isByPhone(input) ? resendPhoneCode : resendEmailCode),
    readCode: readCodeCases,
  },
  project: decisiveContext,
})

const LOCK_REASON = 'Belépéskor az utolsó hibás kód tiltással jár, itt nem zárul le semmi.'

export const loginCodeModel = modelOf(loginCodeMachine, {
  inputs: { phone: codeInput, last: { ...codeInput, attemptsLeft: 1 } },
  events: ({ context }) => codeEvents(context),
  actors: { check: () => callCases(otp), resend: () => callCases(otpResend), readCode: readCodeCases },
  unreachable: {
    'loginCode.choosing||0': LOCK_REASON,
    'loginCode.entering|confirmation.changed|0': 'A belépéshez csak egy kód kell.',
    'loginCode.checking|xstate.done.actor.check|2': LOCK_REASON,
    'loginCode.locked|code.left|0': LOCK_REASON,
  },
  project: decisiveContext,
})
