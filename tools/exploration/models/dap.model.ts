import { dapMachine } from '../../../machines/dap/dap.machine'
import type { DapEvent } from '../../../machines/dap/dap.types'
import type { SavedDap } from '../../../machines/dap/saved'
import { examplesOf } from '../../../mocks/examples'
import { getDapContracts, getDapQrCode, getDapStatus, loginByDap } from '../../../src/api/dap'
import type { Endpoint } from '../../../src/api/endpoint'
import { callCases, deadlineCase, networkReturnCase, START_TIME, technicalErrorCase } from '../kit/cases'
import { type ActorCase, modelOf } from '../kit/model'
import { callService } from '../kit/settlement'

const qrImage = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs='

/** A sign-in that waits for the phone, as a reload finds it. */
const waitingDap: SavedDap = {
  session: { sessionId: 'dap-1', websocketId: 'dap-socket-2', identificationUrl: '/szimulacio/dap?code=dap-1' },
  status: 'STARTED',
  code: { image: qrImage, until: START_TIME + 60_000 },
  contracts: null,
}

const turnedAwayContracts =
  Object.entries(examplesOf(getDapContracts)).find(([name]) => name === 'turnedAway')?.[1] ?? []

/**
 * Ids of the timers. Exploring lets time pass only while exactly one runs. With several, the first to end would be
 * unknown.
 */
const TIMER_IDS = ['codeEnd', 'connectionPatience', 'silencePatience', 'reconnectPause', 'pollPause']
const timerEnds = (children: object): readonly ActorCase[] =>
  TIMER_IDS.filter((id) => Object.keys(children).includes(id)).length === 1 ? [deadlineCase] : []

const visibilityCases = (visibility: 'hidden' | 'visible'): readonly ActorCase[] => [
  {
    name: visibility,
    end: { output: START_TIME },
    script: [{ type: 'answer', service: `page ${visibility}`, value: undefined }],
  },
]

/** Returns the possible ends of a call of the DÁP session, including status 401. */
const sessionCallCases = (endpoint: Endpoint) => (): readonly ActorCase[] => [
  ...callCases(endpoint),
  technicalErrorCase(callService(endpoint), 'expired'),
]

export const dapModel = modelOf(dapMachine, {
  inputs: {
    fresh: { saved: null, chosen: null, canOpenHere: true },
    waiting: { saved: waitingDap, chosen: null, canOpenHere: true },
    opened: { saved: { ...waitingDap, status: 'IN_PROGRESS' }, chosen: null, canOpenHere: true },
    refused: { saved: { ...waitingDap, status: 'REFUSED' }, chosen: null, canOpenHere: true },
    listed: {
      saved: { ...waitingDap, status: 'IDENTIFIED', contracts: turnedAwayContracts },
      chosen: null,
      canOpenHere: true,
    },
    switching: {
      saved: { ...waitingDap, status: 'IDENTIFIED', contracts: turnedAwayContracts },
      chosen: '10000004',
      canOpenHere: true,
    },
    over: { saved: { session: null, status: 'OVER', code: null, contracts: null }, chosen: null, canOpenHere: true },
  },
  events: (): DapEvent[] => [
    { type: 'dap.cancelled' },
    { type: 'dap.restarted' },
    { type: 'code.requested' },
    { type: 'list.retried' },
    { type: 'contract.chosen', contractNumber: '10000001' },
    { type: 'contract.chosen', contractNumber: '10000004' },
    { type: 'socket.lost' },
    { type: 'socket.refused' },
    { type: 'status.told', status: 'STARTED' },
    { type: 'status.told', status: 'IN_PROGRESS' },
    { type: 'status.told', status: 'EXPIRED' },
    { type: 'status.told', status: 'REFUSED' },
    { type: 'status.told', status: 'IDENTIFIED' },
    { type: 'page.shown' },
  ],
  sources: {
    'socket.lost': 'child',
    'socket.refused': 'child',
    'status.told': 'child',
    'page.shown': 'child',
  },
  actors: {
    statusSocket: () => [],
    getCode: sessionCallCases(getDapQrCode),
    getStatus: sessionCallCases(getDapStatus),
    getContracts: sessionCallCases(getDapContracts),
    login: sessionCallCases(loginByDap),
    sleep: (_, { children }) => timerEnds(children),
    pause: (_, { children }) => timerEnds(children),
    retryPause: (_, { children }) => timerEnds(children),
    watchFront: () => [],
    pageHidden: () => visibilityCases('hidden'),
    pageShown: () => visibilityCases('visible'),
    networkBack: () => [networkReturnCase],
  },
  project: ({ session, status, code, contracts: contractGroups, failures, technicalError }) => [
    session === null,
    status,
    code === null ? null : code.until === null,
    contractGroups?.flatMap((group) => group.contracts.map(({ loginErrorType }) => loginErrorType)).slice(0, 4),
    Math.min(failures, 2),
    technicalError === null,
  ],
})
