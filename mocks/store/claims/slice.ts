import * as v from 'valibot'
import { claimedThing, claimStatus, claimTask, isoDate } from '../../../src/api/entities'

/** A claim as the insurer stores it. The status shown to the customer is derived from the clock (`claims.ts`). */
const keptClaim = v.object({
  id: v.string(),
  claimDate: isoDate,
  claimCause: v.string(),
  /** The id of the online case that reported the claim. */
  caseId: v.optional(v.string()),
  groupId: v.nullable(v.string()),
  /** The current status, and the time at which it started (epoch, ms). */
  status: claimStatus,
  since: v.number(),
  /** Open tasks of the customer. */
  tasks: v.array(claimTask),
  /** Tasks that the insurer will give the customer after the examination. */
  asks: v.array(claimTask),
  /** The outcome of the examination and its reason. Both are set in advance, and shown only after the examination. */
  verdict: v.object({ status: claimStatus, decision: v.nullable(v.string()) }),
  /** The damaged things that the customer reported; absent if none exist. */
  damagedThings: v.optional(v.array(claimedThing)),
})
export type KeptClaim = v.InferOutput<typeof keptClaim>

/** The claims on a home contract, the newest first. */
export const claimSlice = v.array(keptClaim)
