import { previewRemoveFromTraffic, previewReturnToTraffic } from '../../../src/api/kgfbTraffic'
import { modificationRefused } from '../caseResults'
import { exampleSet } from '../exampleSet'

/** Example answers for removing a vehicle from traffic and returning it. */
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
  exampleSet(
    previewReturnToTraffic,
    {
      charged: {
        removedSince: '2026-11-01',
        validFromDate: '2026-12-01',
        amountDue: { value: 4246, currency: 'HUF' },
        refund: null,
      },
      refunded: {
        removedSince: '2026-11-01',
        validFromDate: '2026-12-27',
        amountDue: null,
        refund: { value: 14_860, currency: 'HUF' },
      },
      nothingToSettle: { removedSince: '2026-11-01', validFromDate: '2026-11-01', amountDue: null, refund: null },
      nothingKnown: { removedSince: null, validFromDate: null, amountDue: null, refund: null },
    },
    modificationRefused,
  ),
]
