import { contractsMachine } from '../../../machines/contracts/contracts.machine'
import type { SavedDap } from '../../../machines/dap/saved'
import { SAVED_DAP } from '../../../machines/storageKeys'
import { examplesOf } from '../../../mocks/examples'
import { getDapContracts } from '../../../src/api/dap'
import { type ActorCase, modelOf } from '../kit/model'

/** A DÁP sign-in that listed contracts of two product lines. */
export const dapWithContracts: SavedDap = {
  session: { sessionId: 'dap-1', websocketId: 'dap-socket-2', identificationUrl: null },
  status: 'IDENTIFIED',
  code: null,
  contracts: examplesOf(getDapContracts).everyProductLine ?? [],
}

const readListCases: readonly ActorCase[] = [
  { name: 'none', end: { output: null }, script: [], before: [{ type: 'store', key: SAVED_DAP, value: null }] },
  {
    name: 'kept',
    end: { output: { sessionId: 'dap-1', groups: dapWithContracts.contracts } },
    script: [],
    before: [{ type: 'store', key: SAVED_DAP, value: dapWithContracts }],
  },
]

export const contractsModel = modelOf(contractsMachine, {
  inputs: { byDap: undefined },
  events: () => [{ type: 'contracts.shown' } as const],
  sources: { 'contracts.shown': 'parent' },
  actors: { readList: () => readListCases },
  project: ({ groups, isShown }) => [
    isShown,
    groups?.map(({ insuranceType, contracts: listedContracts }) => [insuranceType, listedContracts.length]),
  ],
})
