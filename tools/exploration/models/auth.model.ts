import { lazySignInCalls } from '../../../machines/auth/lazySignIn'
import { loginMachine } from '../../../machines/auth/login.machine'
import type { LoginEvent } from '../../../machines/auth/login.types'
import { logoutMachine } from '../../../machines/auth/logout.machine'
import type { SavedLogin } from '../../../machines/auth/saved'
import { sessionMachine } from '../../../machines/auth/session.machine'
import type { SessionEvent } from '../../../machines/auth/session.types'
import { signInCalls } from '../../../machines/auth/signInCalls'
import type { OneTimeCodeOutput } from '../../../machines/oneTimeCode/oneTimeCode.types'
import { type LoginResult, licensePlateNumber, zipCode } from '../../../src/api/auth'
import { renewSession } from '../../../src/api/session'
import { partLoads } from '../kit/caseEnds'
import { callCases, networkReturns, START, stubCases, technicalErrorCase } from '../kit/cases'
import { modelOf } from '../kit/model'
import { sampleToken } from '../kit/sampleToken'
import { callService } from '../kit/settlement'

// Exploring reads the calls of the sign-in.
lazySignInCalls.provide(signInCalls)

const banned: SavedLogin = {
  userType: 'PERSONAL',
  contractNumber: '90000009',
  started: null,
  method: null,
  attemptsLeft: 0,
  resendFrom: 0,
  bannedUntil: START + 3_600_000,
}

const codeEnds: Readonly<Record<string, OneTimeCodeOutput<LoginResult>>> = {
  done: { type: 'done', data: { accessToken: sampleToken(20) }, at: START },
  refused: { type: 'refused' },
  banned: { type: 'banned', until: START + 60_000 },
  left: { type: 'left' },
}

export const login = modelOf(loginMachine, {
  inputs: {
    fresh: { saved: null, expired: false, productLine: 'kgfb' },
    banned: { saved: banned, expired: false, productLine: 'kgfb' },
  },
  events: ({ context }): LoginEvent[] => [
    { type: 'userType.chosen', userType: 'LEGAL' },
    { type: 'userType.chosen', userType: 'NON_CONTRACTOR' },
    { type: 'dap.chosen' },
    { type: 'phone.lost' },
    // Types another value than the current one, because an equal value would not change the screen.
    { type: 'contractNumber.changed', value: context.contractNumber === '' ? '10000001' : '' },
    { type: 'contractNumber.submitted' },
    { type: 'answer.changed', value: context.method === 'ZIP_CODE' ? '1117' : 'ABC-123' },
    { type: 'answer.submitted' },
    { type: 'method.switched' },
    { type: 'login.restarted' },
    { type: 'code.tried', check: 'underWay' },
    {
      type: 'code.moved',
      progress: { sentTo: '', confirmationSentTo: null, attemptsLeft: 2, resendFrom: context.resendFrom },
    },
  ],
  sources: { 'code.moved': 'child', 'code.tried': 'child' },
  stubs: ['code'],
  actors: {
    openModule: () => partLoads,
    networkBack: () => [networkReturns],
    checkAnswer: (input) => callCases(Object(input).method === 'ZIP_CODE' ? zipCode : licensePlateNumber),
    code: () => stubCases('code', codeEnds),
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
  inputs: { start: { accessToken: sampleToken(20) } },
  events: () => [],
  project: () => null,
})

export const session = modelOf(sessionMachine, {
  inputs: { timed: { expiresAt: START + 20 * 60_000 }, untimed: { expiresAt: null } },
  events: (): SessionEvent[] => [{ type: 'session.extended' }, { type: 'warning.closed' }, { type: 'logout.chosen' }],
  actors: { renew: () => [...callCases(renewSession), technicalErrorCase(callService(renewSession), 'declined')] },
  project: ({ technicalError }) => technicalError,
})
