import type { OneTimeCodeOutput } from '../../../machines/oneTimeCode/oneTimeCode.types'
import type { ChangedContact } from '../../../machines/security/calls'
import type { KnownSettings } from '../../../machines/security/loadKnown.actor'
import { emptySavedSecurity, type SavedSecurity } from '../../../machines/security/saved'
import { securityMachine } from '../../../machines/security/security.machine'
import type { SecurityEvent } from '../../../machines/security/security.types'
import { draftKey, SESSION } from '../../../machines/storageKeys'
import { getHeader } from '../../../src/api/kgfb'
import { changeEmail, changePhone } from '../../../src/api/twoFactor'
import { callCases, START_TIME, stubCases, technicalErrorCases } from '../kit/cases'
import { type ActorCase, modelOf } from '../kit/model'
import { sampleSession } from '../kit/sampleToken'
import { callService } from '../kit/settlement'

const draftStorageKey = draftKey('10000001', 'security')

/** The stored state that a reload finds before a code was sent. */
const savedBeforeCode: SavedSecurity = { ...emptySavedSecurity, key: 'key-1', attempt: 0, sent: null }

const savedAfterCode: SavedSecurity = {
  ...savedBeforeCode,
  step: 'confirming',
  channel: 'email',
  value: 'uj@pelda.example',
  sentTo: 'u*****@pelda.example',
  resendFrom: START_TIME + 20_000,
}

const headerCase = (name: string, contract: object, output: KnownSettings): ActorCase => ({
  name,
  end: { output },
  script: [{ type: 'answer', service: callService(getHeader), value: { ok: true, data: { contract } } }],
})

const restoreCase = (saved: SavedSecurity): ActorCase => ({
  name: saved.step,
  end: { output: { draft: draftStorageKey, saved } },
  script: [],
  before: [
    { type: 'store', key: SESSION, value: sampleSession() },
    { type: 'store', key: draftStorageKey, value: saved },
  ],
})

const codeOutputs: Readonly<Record<string, OneTimeCodeOutput<ChangedContact>>> = {
  done: { type: 'done', data: { maskedEmail: 'u*****@pelda.example' }, at: START_TIME },
  locked: { type: 'locked' },
  refused: { type: 'refused' },
  banned: { type: 'banned', until: START_TIME + 60_000 },
  left: { type: 'left' },
}

export const securityModel = modelOf(securityMachine, {
  inputs: { start: undefined },
  events: ({ context }): SecurityEvent[] => [
    { type: 'phone.chosen' },
    { type: 'email.chosen' },
    { type: 'answer.changed', value: context.channel === 'phone' ? '06 70 111-2205' : 'uj@pelda.example' },
    ...(context.channel === 'email' ? [{ type: 'answer.changed', value: 'uj@pelda' } as const] : []),
    { type: 'answer.submitted' },
    { type: 'change.left' },
    { type: 'settings.left' },
    {
      type: 'code.moved',
      progress: {
        sentTo: context.sentTo,
        confirmationSentTo: context.confirmationSentTo,
        attemptsLeft: 2,
        resendFrom: context.resendFrom,
      },
    },
  ],
  sources: { 'code.moved': 'child' },
  stubs: ['code'],
  actors: {
    restore: () => [
      restoreCase(savedBeforeCode),
      restoreCase({ ...savedAfterCode, step: 'entering' }),
      restoreCase(savedAfterCode),
      restoreCase({ ...savedAfterCode, step: 'banned', bannedUntil: START_TIME + 60_000 }),
      restoreCase({ ...savedAfterCode, step: 'changed', value: '' }),
    ],
    loadKnown: () => [
      headerCase('known', { phoneNumber: '+36701112205' }, { phone: '+36701112205', email: null }),
      headerCase('missing', { missingPhone: true, missingEmail: true }, { phone: '', email: '' }),
      ...technicalErrorCases(callService(getHeader)),
    ],
    change: (input) => callCases(Object(input).channel === 'phone' ? changePhone : changeEmail),
    code: () => stubCases('code', codeOutputs),
  },
  project: ({ step, channel, value, warning, attemptsLeft, known }) => [
    step,
    channel,
    value,
    warning,
    attemptsLeft,
    known === null,
  ],
})
