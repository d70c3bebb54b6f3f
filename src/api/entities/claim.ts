import * as v from 'valibot'
import { typedLine } from '../typed'
import { caseResult } from './case'
import {
  assumed,
  assumedKnown,
  isoDate,
  knownOnly,
  maybe,
  maybeDate,
  maybeKnown,
  maybeNumber,
  maybeText,
  money,
} from './common'
import { riskObject } from './risk'

/** How far a claim has come, as far as the portal knows (specification, section 3). */
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

/** A status that the portal knows; `null` for any other, and for none. */
export const knownClaimStatusOf = ({ status }: { readonly status?: string | null | undefined }): ClaimStatus | null =>
  v.is(claimStatus, status) ? status : null

/** What the insurer waits for (specification, section 3: the types; `id` and `description` assumed). */
export const claimTask = v.object({
  type: v.picklist(['CONTACT_DETAILS', 'DOCUMENT', 'REVIEW_REQUEST']),
  id: assumed(v.string()),
  description: assumed(v.string()),
})
export type ClaimTask = v.InferOutput<typeof claimTask>

/** A thing that was damaged, as its owner tells of it. */
const damagedThing = {
  name: v.string(),
  /** What of it. */
  part: maybeText,
  purchaseYear: maybeNumber,
  /** In whole forints: what mending it costs, or what it was worth. */
  estimatedLoss: maybeNumber,
}

/** The same in the report of a damage, in the list of its kind. */
export const reportedThing = v.object({ ...damagedThing, name: typedLine, part: maybe(typedLine) })

/** The same as a claim tells of it. */
export const claimedThing = v.object({ riskObject, ...damagedThing })
export type ClaimedThing = v.InferOutput<typeof claimedThing>

/** A claim on a property contract (specification, section 3). */
export const claim = v.object({
  id: v.string(),
  claimDate: maybeDate,
  claimCause: maybeText,
  /** One that the portal does not know is reported, and shown as received, never as done. */
  status: maybeKnown(v.union([claimStatus, v.string()])),
  statusLabel: maybeText,
  claimTasks: maybe(knownOnly(claimTask)),
  groupId: maybeText,
  /** Until when whoever acts next does: the insurer, or the customer with the tasks. */
  nextStepUntil: assumedKnown(isoDate),
  /** Why it was decided so, in the insurer's words. */
  decision: assumedKnown(v.string()),
  /** What the insurer has paid for it. */
  paidAmount: assumedKnown(money),
  /** What was reported to be damaged, thing by thing. */
  damagedThings: assumedKnown(knownOnly(claimedThing)),
})
export type Claim = v.InferOutput<typeof claim>

/** A damage that was reported: its claim, and until when the insurer takes the next step (assumed beside the case's result). */
export const claimResult = v.object({
  ...caseResult.entries,
  claimId: assumed(v.string()),
  nextStepUntil: assumedKnown(isoDate),
})

/** Open and closed claims, and the time they were looked at (specification, section 3; ISO 8601 by assumption). */
export const claims = v.object({
  updatedAt: maybeKnown(v.pipe(v.string(), v.isoTimestamp())),
  open: maybe(v.array(claim)),
  closed: maybe(v.array(claim)),
})
export type Claims = v.InferOutput<typeof claims>
