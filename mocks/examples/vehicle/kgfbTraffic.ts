import { previewRemoveFromTraffic, removeFromTraffic, returnToTraffic } from '../../../src/api/kgfbTraffic'
import { modificationRefused } from '../caseResults'
import { exampleSet } from '../exampleSet'
import { resultExamples } from './results'

/** Example answers about a vehicle out of traffic and back. */
export const kgfbTrafficExamples = [
  exampleSet(
    previewRemoveFromTraffic,
    {
      withRefund: {
        validFromDate: '2026-12-01',
        validToDate: '2027-06-02',
        refund: { value: 3909, currency: 'HUF' },
      },
      withoutRefund: { validFromDate: '2026-12-28', validToDate: '2027-06-29', refund: null },
      openEnd: { validFromDate: '2026-12-01', validToDate: null, refund: null },
    },
    modificationRefused,
  ),
  exampleSet(removeFromTraffic, resultExamples, modificationRefused),
  exampleSet(returnToTraffic, resultExamples, modificationRefused),
]
