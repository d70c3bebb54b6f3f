import * as v from 'valibot'
import { typedLine } from '../typed'
import { caseResult } from './case'
import {
  assumed,
  assumedKnown,
  isoDate,
  maybe,
  maybeDate,
  maybeKnown,
  maybeNumber,
  maybeText,
  money,
  parsableListOf,
  partlyParsableListOf,
} from './common'
import { riskObject } from './risk'

/** The statuses of a claim that the portal knows (specification, section 3). */
export const claimStatus = v.picklist([
  'PENDING',
  'REJECTED',
  'PAID',
  'CLOSED',
  'CLOSED_WITHOUT_PAYMENT',
  'EXAMINING',
  'WAITING_FOR_CLIENT',
])
export type ClaimStatus = v.InferOutput<typeof claimStatus>

/** The status, or `null` if it is missing or the portal does not know it. */
export const knownClaimStatusOf = ({ status }: { readonly status?: string | null | undefined }): ClaimStatus | null =>
  v.is(claimStatus, status) ? status : null

/** A task that a claim waits for (specification, section 3: the types; `id` and `description` assumed). */
export const claimTask = v.object({
  type: v.picklist(['CONTACT_DETAILS', 'DOCUMENT', 'REVIEW_REQUEST']),
  id: assumed(v.string()),
  description: assumed(v.string()),
})
export type ClaimTask = v.InferOutput<typeof claimTask>

/** A damaged thing, as its owner describes it. */
const damagedThingFields = {
  name: v.string(),
  /** The part of the thing that is damaged. */
  part: maybeText,
  purchaseYear: maybeNumber,
  /** The cost of repair or the value before the damage, in whole forints. */
  estimatedLoss: maybeNumber,
}

/** A damaged thing in a damage report. The list that contains it says its type, e.g. `damagedBuilding`. */
export const reportedThing = v.object({ ...damagedThingFields, name: typedLine, part: maybe(typedLine) })

/** A damaged thing in a claim. */
export const claimedThing = v.object({ riskObject, ...damagedThingFields })
export type ClaimedThing = v.InferOutput<typeof claimedThing>

/** A claim on a home contract (specification, section 3). */
export const claim = v.object({
  id: v.string(),
  claimDate: maybeDate,
  claimCause: maybeText,
  /** The portal reports an unknown status as a fault. It then shows an open claim as received. */
  status: maybeKnown(v.union([claimStatus, v.string()])),
  statusLabel: maybeText,
  /** The open tasks; `null` for each that the portal cannot read. */
  claimTasks: maybe(partlyParsableListOf(claimTask)),
  groupId: maybeText,
  /** The deadline of the next step. If the claim has tasks, it is the customer's deadline, otherwise the insurer's. */
  nextStepUntil: assumedKnown(isoDate),
  /** The reason for the decision, in the insurer's words. */
  decision: assumedKnown(v.string()),
  paidAmount: assumedKnown(money),
  /** The things that were reported as damaged. */
  damagedThings: assumedKnown(parsableListOf(claimedThing)),
})
export type Claim = v.InferOutput<typeof claim>

/**
 * The result of a damage report: the case's result, the claim's id, and the deadline of the insurer's next step. The id
 * and the deadline are assumed.
 */
export const claimResult = v.object({
  ...caseResult.entries,
  claimId: assumed(v.string()),
  nextStepUntil: assumedKnown(isoDate),
})

/**
 * Open and closed claims, and the time of the query (specification, section 3). The ISO 8601 format of the time is
 * assumed.
 */
export const claims = v.object({
  updatedAt: maybeKnown(v.pipe(v.string(), v.isoTimestamp())),
  open: maybe(v.array(claim)),
  closed: maybe(v.array(claim)),
})
export type Claims = v.InferOutput<typeof claims>
