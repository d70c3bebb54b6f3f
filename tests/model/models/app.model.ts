import { appMachine } from '../../../machines/app.machine'
import type { AppEvent } from '../../../machines/app.types'
import type { LoginOutput } from '../../../machines/auth/login.types'
import type { ContractOutput } from '../../../machines/contract/contract.types'
import { home } from '../../../machines/routes'
import { sessionOf } from '../../../machines/session'
import { SESSION } from '../../../machines/storageKeys'
import { faultsOf, networkReturns, portCases, stubCases } from '../kit/cases'
import { type ActorCase, modelOf } from '../kit/model'
import { sampleConfiguration } from '../kit/sampleConfiguration'
import { sampleToken } from '../kit/sampleToken'
import type { Settlement } from '../kit/settlement'

const token = sampleToken(20)
const inTab: readonly Settlement[] = [{ type: 'store', key: SESSION, value: token }]
const readable: Settlement = { type: 'answer', port: 'loadSignedIn', value: { sessionOf } }

/** Opening the session that a tab may have kept over a reload, or that of a token. */
const sessionCases = (input: unknown): readonly ActorCase[] => {
  const { accessToken } = Object(input)
  const faults = faultsOf('loadSignedIn')
  if (accessToken !== null) {
    return [{ name: 'read', end: { output: sessionOf(accessToken) }, script: [readable] }, ...faults]
  }
  return [
    { name: 'nothing', end: { output: null }, script: [] },
    { name: 'session', end: { output: sessionOf(token) }, script: [readable], before: inTab },
    ...faults.map((fault) => ({ ...fault, before: inTab })),
  ]
}

const addresses = ['/kezdolap', '/kezdolap?valasztas=1', '/kgfb/ugyek', '/kgfb/belepes', '/casco/ugyek', '/nincs-ilyen']

export const app = modelOf(appMachine, {
  inputs: Object.fromEntries(addresses.map((address) => [address, { address }])),
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
    { type: 'contract.moved', place: { name: 'caseSelect', area: 'kgfb' }, dirty: false },
  ],
  sources: { 'session.expired': 'client', 'contract.moved': 'child' },
  actors: {
    loadConfiguration: () =>
      portCases('loadConfiguration', { server: sampleConfiguration, mock: { ...sampleConfiguration, mock: true } }),
    loadTexts: () => portCases('loadTexts', { ok: undefined }),
    startMock: () => portCases('startMock', { ok: undefined }),
    openSession: sessionCases,
    networkBack: () => [networkReturns],
    openHome: () => portCases('loadHome', { ok: undefined }),
    openSignIn: () => portCases('loadSignIn', { ok: null }),
    login: () =>
      stubCases<LoginOutput>('login', {
        signedIn: { type: 'signedIn', accessToken: token },
        unusable: { type: 'signedIn', accessToken: 'garbage' },
      }),
    contract: () =>
      stubCases<ContractOutput>('contract', {
        home: { type: 'left', to: { type: 'place', place: home } },
        otherArea: { type: 'left', to: { type: 'place', place: { name: 'caseSelect', area: 'casco' } } },
        logout: { type: 'left', to: { type: 'logout' } },
      }),
    logout: () => stubCases('logout', { end: undefined }),
  },
  stubs: ['login', 'contract', 'logout'],
  project: ({ configuration: loaded, place, wanted, session, accessToken, expired }) => [
    loaded?.mock,
    place,
    wanted,
    session?.area,
    accessToken,
    expired,
  ],
})
