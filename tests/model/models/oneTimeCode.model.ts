import type { OneTimeCodeEvent, OneTimeCodeInput } from '../../../machines/oneTimeCode/oneTimeCode.types'
import { securityCodeMachine } from '../../../machines/security/calls'
import { resendEmailCode, resendPhoneCode, validateEmailCode, validatePhoneCode } from '../../../src/api/twoFactor'
import { callCases, START } from '../kit/cases'
import { modelOf } from '../kit/model'

const sent: OneTimeCodeInput = {
  channel: 'phone',
  key: 'key-1',
  sentTo: '+36 70 *** **05',
  confirmationSentTo: null,
  attemptsLeft: 3,
  resendFrom: START + 30_000,
  failure: null,
}

const isByPhone = (input: unknown): boolean => Object(input).channel === 'phone'

export const securityCode = modelOf(securityCodeMachine, {
  inputs: {
    phone: sent,
    email: { ...sent, channel: 'email', sentTo: 'u*****@pelda.example' },
    confirmed: { ...sent, confirmationSentTo: '+36 20 *** **67' },
    locked: { ...sent, attemptsLeft: 0 },
  },
  events: ({ context }): OneTimeCodeEvent[] => [
    { type: 'answer.changed', value: '123 456' },
    ...(context.confirmationSentTo === null ? [] : [{ type: 'confirmation.changed', value: '123-456' } as const]),
    { type: 'answer.submitted' },
    { type: 'code.requested' },
    { type: 'code.left' },
  ],
  actors: {
    check: (input) => callCases(isByPhone(input) ? validatePhoneCode : validateEmailCode),
    resend: (input) => callCases(isByPhone(input) ? resendPhoneCode : resendEmailCode),
    readCode: (input) =>
      Object(input).isAwaited
        ? ['123456', 'nothing'].map((value) => ({
            name: value,
            end: { output: value },
            script: [{ type: 'answer', port: 'readOneTimeCode', value }],
          }))
        : [],
  },
  project: ({ channel, confirmationSentTo, code, confirmation, attemptsLeft }) => [
    channel,
    confirmationSentTo === null,
    code,
    confirmation,
    attemptsLeft,
  ],
})
