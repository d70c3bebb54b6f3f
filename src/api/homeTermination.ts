import * as v from 'valibot'
import { terminationFields } from './bodies'
import { modificationFailures } from './businessErrors'
import { endpoint } from './endpoint'
import { isoDate, terminationInfo, terminationResult } from './entities'

// @__NO_SIDE_EFFECTS__
const previewEndpoint = <const Id extends string, const Reason extends string>(id: Id, reason: Reason) =>
  endpoint({
    id: `home.${id}`,
    method: 'GET',
    path: `home/termination/${reason}`,
    response: terminationInfo,
    failures: {},
    source: 'spec',
  })

// @__NO_SIDE_EFFECTS__
const dayPreviewEndpoint = <const Id extends string, const Reason extends string>(id: Id, reason: Reason) =>
  endpoint({
    id: `home.${id}`,
    method: 'GET',
    path: `home/termination/${reason}`,
    query: v.object({ terminationDate: v.exactOptional(isoDate) }),
    response: terminationInfo,
    failures: {},
    source: 'spec',
    assumes:
      'terminationDate is the last day of cover; an insurer that does not know it calculates with an end today, and sends that day in insuranceEndDate. A negative debtForWithdraw is an overpayment.',
  })

// @__NO_SIDE_EFFECTS__
const terminationEndpoint = <const Id extends string, const Reason extends string>(id: Id, reason: Reason) =>
  endpoint({
    id: `home.${id}`,
    method: 'POST',
    path: `home/termination/${reason}`,
    body: v.object(terminationFields),
    response: terminationResult,
    failures: modificationFailures,
    source: 'spec',
    assumes: 'The whole body.',
  })

/** Effects of a termination at the anniversary. */
export const previewAnniversary = previewEndpoint('previewAnniversary', 'anniversary')
/** Effects of a termination because the home is sold. */
export const previewHomeSell = dayPreviewEndpoint('previewHomeSell', 'home-sell')
/** Effects of a termination because the insurable interest ended. */
export const previewLossOfInterest = dayPreviewEndpoint('previewLossOfInterest', 'loss-of-interest')
/** Effects of a termination at the end of a quarter. */
export const previewQuarterly = previewEndpoint('previewQuarterly', 'quarterly')

/** Effects of withdrawing from the contract today. */
export const previewWithdrawal = endpoint({
  id: 'home.previewWithdrawal',
  method: 'GET',
  path: 'home/termination/14-days',
  response: terminationInfo,
  failures: {},
  source: 'assumed',
  why: 'The customer sees the refund of a withdrawal before submitting it.',
})
/** Effects of a termination for another reason on a given day, or by the March notice of home contracts. */
export const previewOther = endpoint({
  id: 'home.previewOther',
  method: 'GET',
  path: 'home/termination/other',
  query: v.object({
    terminationDate: v.exactOptional(isoDate),
    isMarchTermination: v.exactOptional(v.literal('true')),
  }),
  response: terminationInfo,
  failures: {},
  source: 'assumed',
  why: 'The customer sees when the cover ends and what that costs before submitting.',
})

/** Terminates the contract at its anniversary. */
export const terminateAtAnniversary = terminationEndpoint('terminateAtAnniversary', 'anniversary')
/** Withdraws from the contract within fourteen days. */
export const withdraw = terminationEndpoint('withdraw', '14-days')
/** Terminates the contract for another reason, or by the notice that any home contract allows in March. */
export const terminateForOther = endpoint({
  id: 'home.terminateForOther',
  method: 'POST',
  path: 'home/termination/other',
  body: v.object({ ...terminationFields, isMarchTermination: v.optional(v.boolean()) }),
  response: terminationResult,
  failures: modificationFailures,
  source: 'spec',
  assumes: 'The whole body; without isMarchTermination, the description contains the reason.',
})
/** Terminates the contract because the home is sold. */
export const terminateForHomeSell = terminationEndpoint('terminateForHomeSell', 'home-sell')
/** Terminates the contract because the insurable interest ended. */
export const terminateForLossOfInterest = terminationEndpoint('terminateForLossOfInterest', 'loss-of-interest')
/** Terminates the contract at the end of a quarter. */
export const terminateQuarterly = terminationEndpoint('terminateQuarterly', 'quarterly')
