import * as v from 'valibot'
import { modificationFailures } from './businessErrors'
import { endpoint } from './endpoint'
import { assumedKnown, caseResult, isoDate, money } from './entities'

/** Effects of taking the vehicle out of traffic on a given day. */
export const previewRemoveFromTraffic = endpoint({
  id: 'kgfb.previewRemoveFromTraffic',
  method: 'GET',
  path: 'kgfb/vehicle-remove-from-traffic/{x}',
  params: v.object({ x: v.string() }),
  query: v.object({ vehicleRemoveStartDate: isoDate }),
  response: v.object({
    validFromDate: assumedKnown(isoDate),
    validToDate: assumedKnown(isoDate),
    refund: assumedKnown(money),
  }),
  failures: modificationFailures,
  source: 'spec',
  assumes:
    'x is the contract number; the whole answer: from when cover is suspended, until when at the latest, and the refund.',
})

/** Reports that the vehicle is out of traffic from a given day. */
export const removeFromTraffic = endpoint({
  id: 'kgfb.removeFromTraffic',
  method: 'POST',
  path: 'kgfb/vehicle-remove-from-traffic',
  body: v.object({ vehicleRemoveStartDate: isoDate }),
  response: caseResult,
  failures: modificationFailures,
  source: 'spec',
})

/** Effects of returning the vehicle to traffic on a given day. */
export const previewReturnToTraffic = endpoint({
  id: 'kgfb.previewReturnToTraffic',
  method: 'GET',
  path: 'kgfb/vehicle-back-to-traffic/{x}',
  params: v.object({ x: v.string() }),
  query: v.object({ backDate: isoDate }),
  response: v.object({
    removedSince: assumedKnown(isoDate),
    validFromDate: assumedKnown(isoDate),
    amountDue: assumedKnown(money),
    refund: assumedKnown(money),
  }),
  failures: modificationFailures,
  source: 'assumed',
  why: 'The days with cover are charged, and the customer has to know how much before submitting.',
  assumes:
    'x is the contract number; the answer has the first day out of traffic, the first day of cover, and what is charged or refunded.',
})

/** Reports that the vehicle is back in traffic from a given day. */
export const returnToTraffic = endpoint({
  id: 'kgfb.returnToTraffic',
  method: 'POST',
  path: 'kgfb/vehicle-back-to-traffic',
  body: v.object({ backDate: isoDate }),
  response: caseResult,
  failures: modificationFailures,
  source: 'spec',
})
