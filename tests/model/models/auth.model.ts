import { loginMachine } from '../../../machines/auth/login.machine'
import type { LoginEvent } from '../../../machines/auth/login.types'
import { logoutMachine } from '../../../machines/auth/logout.machine'
import type { SavedLogin } from '../../../machines/auth/saved'
import { sessionMachine } from '../../../machines/auth/session.machine'
import type { SessionEvent } from '../../../machines/auth/session.types'
import { licensePlateNumber, otp, type SlaType, zipCode } from '../../../src/api/auth'
import { renewSession } from '../../../src/api/session'
import { callCases, faultCase, START } from '../kit/cases'
import { modelOf } from '../kit/model'
import { callPort } from '../kit/settlement'

const banned: SavedLogin = {
  userType: 'PERSONAL',
  contractNumber: '90000009',
  started: null,
  method: null,
  attemptsLeft: 0,
  resendFrom: 0,
  bannedUntil: START + 3_600_000,
}

const wellFormed: Record<SlaType, string> = {
  SMS_OTP: '123456',
  LICENSE_PLATE_NUMBER: 'ABC-123',
  ZIP_CODE: '1117',
}
const secondSteps = { SMS_OTP: otp, LICENSE_PLATE_NUMBER: licensePlateNumber, ZIP_CODE: zipCode }

const methodOf = (input: unknown): SlaType => {
  const method = Object(input).method
  if (method === 'LICENSE_PLATE_NUMBER' || method === 'ZIP_CODE') return method
  return 'SMS_OTP'
}

export const login = modelOf(loginMachine, {
  inputs: {
    fresh: { saved: null, expired: false, area: 'kgfb' },
    banned: { saved: banned, expired: false, area: 'kgfb' },
  },
  events: ({ context }): LoginEvent[] => [
    { type: 'userType.chosen', userType: 'LEGAL' },
    { type: 'userType.chosen', userType: 'NON_CONTRACTOR' },
    { type: 'dap.chosen' },
    { type: 'phone.lost' },
    { type: 'contractNumber.changed', value: '10000001' },
    { type: 'contractNumber.submitted' },
    { type: 'answer.changed', value: wellFormed[context.method ?? 'SMS_OTP'] },
    { type: 'answer.submitted' },
    { type: 'code.requested' },
    { type: 'method.switched' },
    { type: 'login.restarted' },
  ],
  actors: {
    checkAnswer: (input) => callCases(secondSteps[methodOf(input)]),
    readCode: () =>
      ['123456', 'nothing'].map((value) => ({
        name: value,
        end: { output: value },
        script: [{ type: 'answer', port: 'readOneTimeCode', value }],
      })),
  },
  project: ({ userType, contractNumber, answer, method, started, attemptsLeft }) => [
    userType,
    contractNumber,
    answer,
    method,
    started?.secondaryAuthenticationMethod,
    attemptsLeft,
  ],
})

export const logout = modelOf(logoutMachine, {
  inputs: { start: undefined },
  events: () => [],
  project: ({ output }) => output.type,
})

export const session = modelOf(sessionMachine, {
  inputs: { timed: { expiresAt: START + 20 * 60_000 }, untimed: { expiresAt: null } },
  events: (): SessionEvent[] => [{ type: 'session.extended' }, { type: 'warning.closed' }, { type: 'logout.chosen' }],
  actors: { renew: () => [...callCases(renewSession), faultCase(callPort(renewSession), 'declined')] },
  project: ({ fault }) => fault,
})
