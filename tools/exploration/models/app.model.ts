import type { LoginOutput } from '../../../machines/auth/login.types'
import type { PhoneRequestOutput } from '../../../machines/auth/phoneRequest/phoneRequest.types'
import type { SessionOutput } from '../../../machines/auth/session.types'
import type { ContractOutput, Departure } from '../../../machines/contract/contract.types'
import type { DapOutput } from '../../../machines/dap/dap.types'
import { DRAFTS_LIFETIME } from '../../../machines/drafts'
import type { IdentificationOutput } from '../../../machines/identification/identification.types'
import type { OpenPayment } from '../../../machines/payment/openPayments'
import type { PaymentReturnOutput } from '../../../machines/payment/paymentReturn.types'
import { appMachine } from '../../../machines/root/app.machine'
import type { AppEvent, SavedSignIns } from '../../../machines/root/app.types'
import { homeRoute } from '../../../machines/routes'
import type { SecurityOutput } from '../../../machines/security/security.types'
import { type OpenedSession, readTokenFacts, sessionOf } from '../../../machines/session'
import { KEPT_DRAFTS, SAVED_DAP, SAVED_IDENTIFICATION, SESSION } from '../../../machines/storageKeys'
import { networkReturnCase, START_TIME, serviceCases, stubCases, technicalErrorCases } from '../kit/cases'
import { type ActorCase, modelOf } from '../kit/model'
import { sampleConfiguration } from '../kit/sampleConfiguration'
import { sampleToken, signedInWith } from '../kit/sampleToken'
import type { Settlement } from '../kit/settlement'
import { dapWithContracts as savedDap } from './contracts.model'

const token = sampleToken(20)
const expiredToken = sampleToken(-5)
const renewedTokenFacts = readTokenFacts(sampleToken(40))
const renewalCases =
  renewedTokenFacts === null
    ? []
    : stubCases<SessionOutput>('session', { renewed: { type: 'renewed', token: renewedTokenFacts } })
const sessionInTab = (accessToken: string): readonly Settlement[] => [
  { type: 'store', key: SESSION, value: { ...signedInWith(accessToken), expiresAt: START_TIME } },
]
const moduleLoaded: Settlement = { type: 'answer', service: 'loadModule', value: undefined }

/** The data of a DÁP sign-in in the tab's storage. The start page and the header show the list of its contracts. */
const storedDap: Settlement = { type: 'store', key: SAVED_DAP, value: savedDap }

const openedSessionFrom = (stored: unknown, type: 'open' | 'over' = 'open'): OpenedSession => {
  const session = sessionOf(stored)
  if (session === null) return { type: 'none', session }
  return type === 'open' ? { type, session } : { type, session, hadDrafts: false }
}

/** Returns the possible ends of opening a session, which was stored before a reload or comes from a sign-in. */
const sessionCases = (input: unknown): readonly ActorCase[] => {
  const { signedIn } = Object(input)
  const errorCases = technicalErrorCases('loadModule')
  if (signedIn !== null) {
    // Opening a DÁP session also reads the list of its contracts.
    const script = Object(signedIn).openedBy === 'dap' ? [storedDap, moduleLoaded, moduleLoaded] : [moduleLoaded]
    return [{ name: 'read', end: { output: openedSessionFrom(signedIn) }, script }, ...errorCases]
  }
  return [
    { name: 'nothing', end: { output: openedSessionFrom(null) }, script: [] },
    {
      name: 'session',
      end: { output: openedSessionFrom(signedInWith(token)) },
      script: [moduleLoaded],
      before: sessionInTab(token),
    },
    {
      name: 'over',
      end: { output: openedSessionFrom(signedInWith(expiredToken), 'over') },
      script: [moduleLoaded],
      before: sessionInTab(expiredToken),
    },
    {
      name: 'ended',
      end: { output: { type: 'ended', session: null, owner: null, hadDrafts: true } },
      script: [],
      before: [
        {
          type: 'store',
          key: KEPT_DRAFTS,
          value: { contractNumber: '', isContractor: false, until: START_TIME + DRAFTS_LIFETIME, wereDeleted: true },
        },
      ],
    },
    ...errorCases.map((technicalError) => ({ ...technicalError, before: sessionInTab(token) })),
  ]
}

/** Returns the end of loading the sign-in, which finds these earlier sign-ins in the tab's storage. */
const signInLoadEnd = (
  storedSignIn: Omit<SavedSignIns, 'login' | 'canOpenHere'>,
): Pick<ActorCase, 'end' | 'script'> => ({
  end: { output: { login: null, canOpenHere: true, ...storedSignIn } },
  script: [
    { type: 'store', key: SAVED_DAP, value: storedSignIn.dap },
    { type: 'store', key: SAVED_IDENTIFICATION, value: storedSignIn.identification },
    { type: 'answer', service: 'loadModule', value: undefined },
  ],
})

const signInCases: readonly ActorCase[] = [
  { name: 'ok', ...signInLoadEnd({ dap: null, identification: null }) },
  { name: 'dap', ...signInLoadEnd({ dap: { sessionId: 'dap-1' }, identification: null }) },
  {
    name: 'identification',
    ...signInLoadEnd({ dap: null, identification: { ...signedInWith(token), caseId: 'case-1' } }),
  },
  ...technicalErrorCases('loadModule'),
]

/** Ends of loading the start page, if the browser stores no card payment. */
const homeCases: readonly ActorCase[] = [
  {
    name: 'ok',
    end: { output: { waiting: 0, payments: [] } },
    script: [{ type: 'answer', service: 'loadModule', value: undefined }],
  },
  ...technicalErrorCases('loadModule'),
]

/** Returns the contract machine's output after the customer has left the contract. */
const departureOutput = (departure: Departure): ContractOutput => ({
  type: 'left',
  to: departure,
  toldPayment: null,
  hasLeftCase: false,
})

/** A card payment whose case has not been submitted. */
const openPayment: OpenPayment = {
  type: 'paid',
  id: 'payment-1',
  origin: '/kgfb/ugyek/pay/fizetes',
  amount: { value: 1, currency: 'HUF' },
}

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

/** The return address of a card payment. Only the payment provider redirects here. */
const RETURN_ADDRESS = '/fizetes-visszateres?paymentCode=payment-1'

export const appModel = modelOf(appMachine, {
  inputs: Object.fromEntries([...addresses, RETURN_ADDRESS].map((address) => [address, { address }])),
  events: ({ context }): AppEvent[] => [
    { type: 'start.retried' },
    { type: 'load.retried' },
    ...addresses.map((address) => ({ type: 'location.requested', address }) as const),
    { type: 'tile.chosen', tile: 'casco', outbound: false },
    { type: 'selection.made', insurance: null },
    { type: 'switch.confirmed' },
    { type: 'switch.declined' },
    { type: 'switch.requested', contractNumber: '20000001' },
    { type: 'logout.requested' },
    { type: 'logout.confirmed' },
    { type: 'logout.declined' },
    { type: 'payments.found', payments: [openPayment] },
    { type: 'payment.dismissed', id: openPayment.id },
    { type: 'drafts.found', halfFilled: ['/kgfb/ugyek/license-plate'] },
    ...(context.notice === null ? [] : [{ type: 'logout.failed' } as const]),
    { type: 'session.expired' },
    { type: 'token.refused' },
    { type: 'drafts.forgotten' },
    { type: 'signIn.requested' },
    { type: 'dap.moved', list: true },
    { type: 'dap.moved', list: false },
    { type: 'contract.moved', route: { name: 'caseSelect', productLine: 'kgfb' }, dirty: false },
    { type: 'page.shown' },
  ],
  sources: {
    'session.expired': 'client',
    'token.refused': 'client',
    'logout.failed': 'child',
    'drafts.forgotten': 'child',
    'payments.found': 'child',
    'drafts.found': 'child',
    'payment.dismissed': 'child',
    'contract.moved': 'child',
    'dap.moved': 'child',
    'page.shown': 'child',
  },
  actors: {
    loadConfiguration: () =>
      serviceCases('loadConfiguration', { server: sampleConfiguration, mock: { ...sampleConfiguration, mock: true } }),
    loadTexts: () => serviceCases('loadTexts', { ok: undefined }),
    startMock: () => serviceCases('startMock', { ok: undefined }),
    openSession: sessionCases,
    networkBack: () => [networkReturnCase],
    openHome: () => homeCases,
    openSignIn: () => signInCases,
    login: () =>
      stubCases<LoginOutput>('login', {
        signedIn: { type: 'signedIn', signedIn: signedInWith(token), identificationCaseId: null },
        unusable: { type: 'signedIn', signedIn: signedInWith('garbage'), identificationCaseId: null },
        unidentified: { type: 'signedIn', signedIn: signedInWith(token), identificationCaseId: 'case-1' },
        dap: { type: 'dap' },
        phoneRequest: { type: 'phoneRequest', kind: 'addNumber', contractNumber: '90000007', maskedEmail: null },
      }),
    contracts: () => [],
    dap: () =>
      stubCases<DapOutput>('dap', {
        signedIn: { type: 'signedIn', signedIn: signedInWith(token, 'dap'), identificationCaseId: null },
        unidentified: { type: 'signedIn', signedIn: signedInWith(token, 'dap'), identificationCaseId: 'case-1' },
        left: { type: 'left' },
      }),
    identification: () =>
      stubCases<IdentificationOutput>('identification', {
        verified: { type: 'verified', takesEffect: true },
        left: { type: 'left' },
      }),
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
      // Exploring renews the session only once. Otherwise, exploring would not end.
      ...(Object(input).expiresAt === renewedTokenFacts?.expiresAt ? [] : renewalCases),
    ],
    openModule: () => serviceCases('loadModule', { ok: undefined }),
    forgetDraftsInTime: () => [],
    watchUnsent: () => [],
    watchFront: () => [],
    contract: () =>
      stubCases<ContractOutput>('contract', {
        home: departureOutput({ type: 'place', route: homeRoute }),
        otherProductLine: departureOutput({ type: 'place', route: { name: 'caseSelect', productLine: 'casco' } }),
        logout: departureOutput({ type: 'logout' }),
        switch: departureOutput({ type: 'contract', contractNumber: '20000001' }),
        told: { ...departureOutput({ type: 'logout' }), toldPayment: 'payment-1' },
      }),
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
    'contracts',
    'logout',
  ],
  // Returns only the values that affect later states. Leaves out values that are only displayed, and stored sign-in
  // data that nothing reads. Once the portal runs, also leaves out the simulation flag.
  project: (
    { configuration: loaded, route, requestedRoute, session, signedIn, kept, notice, payments, halfFilled },
    value,
  ) => [
    typeof value === 'string' && loaded?.mock,
    route,
    requestedRoute,
    session?.productLine,
    session?.openedBy,
    session?.expiresAt,
    signedIn,
    kept.identification?.openedBy,
    notice,
    payments.length,
    halfFilled.length,
  ],
})
