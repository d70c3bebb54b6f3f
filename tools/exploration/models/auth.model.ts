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
import { chunkLoadEnds } from '../kit/caseEnds'
import { callCases, networkReturnCase, START_TIME, stubCases, technicalErrorCase } from '../kit/cases'
import { modelOf } from '../kit/model'
import { sampleToken } from '../kit/sampleToken'
import { callService } from '../kit/settlement'

// Registers the sign-in's lazily loaded calls, because exploring reads them.
lazySignInCalls.provide(signInCalls)

const bannedLogin: SavedLogin = {
  userType: 'PERSONAL',
  contractNumber: '90000009',
  started: null,
  method: null,
  attemptsLeft: 3,
  attemptsOf: '90000009',
  earlierAttempts: {},
  resendFrom: 0,
  bannedUntil: START_TIME + 3_600_000,
}

const codeOutputs: Readonly<Record<string, OneTimeCodeOutput<LoginResult>>> = {
  done: { type: 'done', data: { accessToken: sampleToken(20) }, at: START_TIME },
  refused: { type: 'refused' },
  banned: { type: 'banned', until: START_TIME + 60_000 },
  left: { type: 'left' },
}

export const loginModel = modelOf(loginMachine, {
  inputs: {
    fresh: { saved: null, expired: false, productLine: 'kgfb' },
    banned: { saved: bannedLogin, expired: false, productLine: 'kgfb' },
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
    openModule: () => chunkLoadEnds,
    networkBack: () => [networkReturnCase],
    checkAnswer: (input) => callCases(Object(input).method === 'ZIP_CODE' ? zipCode : licensePlateNumber),
    code: () => stubCases('code', codeOutputs),
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

export const logoutModel = modelOf(logoutMachine, {
  inputs: { start: { accessToken: sampleToken(20) } },
  events: () => [],
  project: () => null,
})

export const sessionModel = modelOf(sessionMachine, {
  inputs: {
    timed: { expiresAt: START_TIME + 20 * 60_000, renewalKey: 'renewal' },
    untimed: { expiresAt: null, renewalKey: 'renewal' },
  },
  events: (): SessionEvent[] => [
    { type: 'session.extended' },
    { type: 'warning.closed' },
    { type: 'logout.chosen' },
    { type: 'token.refused' },
  ],
  sources: { 'token.refused': 'parent' },
  actors: {
    renew: () => [
      ...callCases(renewSession),
      technicalErrorCase(callService(renewSession), 'declined'),
      technicalErrorCase(callService(renewSession), 'expired'),
    ],
  },
  project: ({ technicalError }) => technicalError,
})
