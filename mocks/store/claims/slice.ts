import * as v from 'valibot'
import { claimedThing, claimStatus, claimTask, isoDate } from '../../../src/api/entities'

/** A claim as the insurer keeps it; what a customer is told of its status is worked out by the clock (`claims.ts`). */
const keptClaim = v.object({
  id: v.string(),
  claimDate: isoDate,
  claimCause: v.string(),
  /** The online case by which it was reported. */
  caseId: v.optional(v.string()),
  groupId: v.nullable(v.string()),
  /** The status that it was given, and since when it has it (epoch, ms). */
  status: claimStatus,
  since: v.number(),
  /** What the customer still has to do. */
  tasks: v.array(claimTask),
  /** What will be asked of the customer once somebody has looked at it. */
  asks: v.array(claimTask),
  /** How it will end, and why; of one that has ended, how it did. */
  verdict: v.object({ status: claimStatus, decision: v.nullable(v.string()) }),
  /** What was damaged, thing by thing, as far as it was told. */
  damagedThings: v.optional(v.array(claimedThing)),
})
export type KeptClaim = v.InferOutput<typeof keptClaim>

/** The claims on a property contract, the newest first. */
export const claimSlice = v.array(keptClaim)
