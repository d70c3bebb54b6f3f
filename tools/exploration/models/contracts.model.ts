import { contractsMachine } from '../../../machines/contracts/contracts.machine'
import type { SavedDap } from '../../../machines/dap/saved'
import { examplesOf } from '../../../mocks/examples'
import { getDapContracts } from '../../../src/api/dap'
import { stubCases } from '../kit/cases'
import { modelOf } from '../kit/model'

/** A DÁP sign-in that listed contracts of two product lines. */
export const dapWithContracts: SavedDap = {
  session: { sessionId: 'dap-1', websocketId: 'dap-socket-2', identificationUrl: null },
  status: 'IDENTIFIED',
  code: null,
  contracts: examplesOf(getDapContracts).everyProductLine ?? [],
}

export const contractsModel = modelOf(contractsMachine, {
  inputs: { byDap: undefined },
  events: () => [{ type: 'contracts.shown' } as const],
  sources: { 'contracts.shown': 'parent' },
  stubs: ['readList'],
  actors: {
    readList: () =>
      stubCases('readList', { none: null, kept: { sessionId: 'dap-1', groups: dapWithContracts.contracts } }),
  },
  project: ({ groups, isShown }) => [
    isShown,
    groups?.map(({ insuranceType, contracts: listedContracts }) => [insuranceType, listedContracts.length]),
  ],
})
