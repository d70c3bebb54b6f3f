import { claimsMachine } from '../../../machines/claims/claims.machine'
import type { ClaimsEvent } from '../../../machines/claims/claims.types'
import { networkReturnCase } from '../kit/cases'
import { modelOf } from '../kit/model'

const inputOf = (step: string) => ({ productLine: 'lakas', contractNumber: '30000001', step }) as const

export const claimsModel = modelOf(claimsMachine, {
  inputs: { list: inputOf(''), claim: inputOf('claim-1') },
  events: (): ClaimsEvent[] => [
    { type: 'load.retried' },
    ...['', 'claim-1', 'no-such-claim'].map((step) => ({ type: 'step.requested', step }) as const),
  ],
  sources: { 'step.requested': 'parent' },
  actors: { networkBack: () => [networkReturnCase] },
  project: ({ opened, lists, technicalError }) => [opened, lists !== null, technicalError],
})
