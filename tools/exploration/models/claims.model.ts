import { claimsMachine } from '../../../machines/claims/claims.machine'
import type { ClaimsEvent } from '../../../machines/claims/claims.types'
import { networkReturnCase, START_TIME } from '../kit/cases'
import { modelOf } from '../kit/model'

const inputOf = (step: string) => ({ productLine: 'lakas', contractNumber: '30000001', step }) as const

export const claimsModel = modelOf(claimsMachine, {
  inputs: { list: inputOf(''), claim: inputOf('claim-1') },
  events: (): ClaimsEvent[] => [
    { type: 'load.retried' },
    { type: 'list.reloaded', outcome: { ok: true, data: { open: [], closed: [] }, at: START_TIME } },
    { type: 'list.reloaded', outcome: { ok: true, data: { open: [{ id: 'claim-1' }], closed: [] }, at: START_TIME } },
    ...['', 'claim-1', 'no-such-claim'].map((step) => ({ type: 'step.requested', step }) as const),
  ],
  sources: { 'step.requested': 'parent', 'list.reloaded': 'child' },
  actors: { networkBack: () => [networkReturnCase], watchClaims: () => [] },
  project: ({ opened, lists, technicalError }) => [opened, lists !== null, technicalError],
})
