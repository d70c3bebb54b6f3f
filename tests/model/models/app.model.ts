import { appMachine } from '../../../machines/app.machine'
import type { AppEvent, KeptSignIn } from '../../../machines/app.types'
import type { LoginOutput } from '../../../machines/auth/login.types'
import type { SessionOutput } from '../../../machines/auth/session.types'
import type { ContractOutput } from '../../../machines/contract/contract.types'
import type { DapOutput } from '../../../machines/dap/dap.types'
import type { IdentificationOutput } from '../../../machines/identification/identification.types'
import type { PaymentReturnOutput } from '../../../machines/payment/paymentReturn.types'
import type { PhoneRequestOutput } from '../../../machines/phoneRequest/phoneRequest.types'
import { home } from '../../../machines/routes'
import type { SecurityOutput } from '../../../machines/security/security.types'
import { type OpenedSession, sessionOf } from '../../../machines/session'
import { SAVED_DAP, SAVED_IDENTIFICATION, SESSION } from '../../../machines/storageKeys'
import { faultsOf, networkReturns, portCases, START, stubCases } from '../kit/cases'
import { type ActorCase, modelOf } from '../kit/model'
import { sampleConfiguration } from '../kit/sampleConfiguration'
import { sampleToken } from '../kit/sampleToken'
import type { Settlement } from '../kit/settlement'

const token = sampleToken(20)
const past = sampleToken(-5)
const dapToken = sampleToken(20, '10000001', 'DAP')
const renewed = sampleToken(40)
const renewedSession = sessionOf(renewed)
const renewals =
  renewedSession === null
    ? []
    : stubCases<SessionOutput>('session', { renewed: { type: 'renewed', session: renewedSession } })
const inTab = (accessToken: string): readonly Settlement[] => [
  { type: 'store', key: SESSION, value: { accessToken, expiresAt: START } },
]
const readable: Settlement = { type: 'answer', port: 'loadSignedIn', value: { sessionOf } }

const openedFrom = (accessToken: unknown, type: 'open' | 'over' = 'open'): OpenedSession => {
  const session = sessionOf(accessToken)
  return session === null ? { type: 'none', session } : { type, session }
}

/** Opening the session that a tab may have kept over a reload, or that of a token. */
const sessionCases = (input: unknown): readonly ActorCase[] => {
  const { accessToken } = Object(input)
  const faults = faultsOf('loadSignedIn')
  if (accessToken !== null) {
    return [{ name: 'read', end: { output: openedFrom(accessToken) }, script: [readable] }, ...faults]
  }
  return [
    { name: 'nothing', end: { output: openedFrom(null) }, script: [] },
    { name: 'session', end: { output: openedFrom(token) }, script: [readable], before: inTab(token) },
    { name: 'over', end: { output: openedFrom(past, 'over') }, script: [readable], before: inTab(past) },
    ...faults.map((fault) => ({ ...fault, before: inTab(token) })),
  ]
}

/** The sign-in loads, and finds in the tab what earlier ones have kept. */
const signInLoads = (kept: Omit<KeptSignIn, 'login'>): Pick<ActorCase, 'end' | 'script'> => ({
  end: { output: { login: null, ...kept } },
  script: [
    { type: 'store', key: SAVED_DAP, value: kept.dap },
    { type: 'store', key: SAVED_IDENTIFICATION, value: kept.identification },
    { type: 'answer', port: 'loadSignIn', value: undefined },
  ],
})

const signInCases: readonly ActorCase[] = [
  { name: 'ok', ...signInLoads({ dap: null, identification: null }) },
  { name: 'dap', ...signInLoads({ dap: { sessionId: 'dap-1' }, identification: null }) },
  {
    name: 'identification',
    ...signInLoads({ dap: null, identification: { accessToken: token, caseId: 'case-1' } }),
  },
  ...faultsOf('loadSignIn'),
]

const addresses = [
  '/kezdolap',
  '/kezdolap?valasztas=1',
  '/kgfb/ugyek',
  '/kgfb/belepes',
  '/kgfb/telefonszam',
  '/kgfb/biztonsag',
  '/casco/ugyek',
  '/nincs-ilyen',
]

/** Nobody but a payment provider leads here. */
const RETURN = '/fizetes-visszateres?paymentCode=payment-1'

export const app = modelOf(appMachine, {
  inputs: Object.fromEntries([...addresses, RETURN].map((address) => [address, { address }])),
  events: (): AppEvent[] => [
    { type: 'start.retried' },
    { type: 'load.retried' },
    ...addresses.map((address) => ({ type: 'location.requested', address }) as const),
    { type: 'tile.chosen', tile: 'casco', outbound: false },
    { type: 'selection.made', insurance: null },
    { type: 'switch.confirmed' },
    { type: 'switch.declined' },
    { type: 'logout.requested' },
    { type: 'session.expired' },
    { type: 'signIn.requested' },
    { type: 'dap.moved', list: true },
    { type: 'contract.moved', place: { name: 'caseSelect', area: 'kgfb' }, dirty: false },
  ],
  sources: { 'session.expired': 'client', 'contract.moved': 'child', 'dap.moved': 'child' },
  actors: {
    loadConfiguration: () =>
      portCases('loadConfiguration', { server: sampleConfiguration, mock: { ...sampleConfiguration, mock: true } }),
    loadTexts: () => portCases('loadTexts', { ok: undefined }),
    startMock: () => portCases('startMock', { ok: undefined }),
    openSession: sessionCases,
    networkBack: () => [networkReturns],
    openHome: () => portCases('loadHome', { ok: undefined }),
    openSignIn: () => signInCases,
    login: () =>
      stubCases<LoginOutput>('login', {
        signedIn: { type: 'signedIn', accessToken: token, identificationCaseId: null },
        unusable: { type: 'signedIn', accessToken: 'garbage', identificationCaseId: null },
        unidentified: { type: 'signedIn', accessToken: token, identificationCaseId: 'case-1' },
        dap: { type: 'dap' },
        phoneRequest: { type: 'phoneRequest', kind: 'addNumber', contractNumber: '90000007', maskedEmail: null },
      }),
    dap: () =>
      stubCases<DapOutput>('dap', {
        signedIn: { type: 'signedIn', accessToken: dapToken, identificationCaseId: null },
        unidentified: { type: 'signedIn', accessToken: dapToken, identificationCaseId: 'case-1' },
        left: { type: 'left' },
      }),
    identification: () =>
      stubCases<IdentificationOutput>('identification', { verified: { type: 'verified' }, left: { type: 'left' } }),
    phoneRequest: () => stubCases<PhoneRequestOutput>('phoneRequest', { left: { type: 'left' } }),
    security: () => stubCases<SecurityOutput>('security', { left: { type: 'left' } }),
    paymentReturn: (_, { context }) =>
      stubCases<PaymentReturnOutput>('paymentReturn', {
        home: { type: 'home' },
        ...(context.session === null
          ? { signIn: { type: 'signIn', origin: '/kgfb/ugyek' } }
          : {
              left: { type: 'left' },
              case: { type: 'case', origin: '/kgfb/ugyek' },
              switch: { type: 'switch', origin: '/kgfb/ugyek' },
            }),
      }),
    session: (input) => [
      ...stubCases<SessionOutput>('session', { expired: { type: 'expired' } }),
      // Renewed once: it would go on like that for ever.
      ...(Object(input).expiresAt === renewedSession?.expiresAt ? [] : renewals),
    ],
    openPart: () => portCases('loadPart', { ok: undefined }),
    forgetDraftsInTime: () => [],
    contract: () =>
      stubCases<ContractOutput>('contract', {
        home: { type: 'left', to: { type: 'place', place: home } },
        otherArea: { type: 'left', to: { type: 'place', place: { name: 'caseSelect', area: 'casco' } } },
        logout: { type: 'left', to: { type: 'logout' } },
      }),
    logout: () => stubCases('logout', { end: undefined }),
  },
  stubs: [
    'login',
    'dap',
    'identification',
    'phoneRequest',
    'security',
    'paymentReturn',
    'session',
    'contract',
    'logout',
  ],
  project: ({ configuration: loaded, place, wanted, session, accessToken, expired, kept }) => [
    loaded?.mock,
    place,
    wanted,
    session?.area,
    session?.authType,
    session?.expiresAt,
    kept.dap === null,
    kept.identification === null,
    accessToken,
    expired,
  ],
})
