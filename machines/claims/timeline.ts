import { type Claim, type ClaimStatus, knownClaimStatusOf } from '../../src/api/entities'
import { taskTypesOf } from './claimLists'

type Passed = 'PENDING' | 'EXAMINING' | 'PAID'
type Coming = 'EXAMINING' | 'DECISION'

/** A claim's current step: its status, `RECEIVED` if unknown, or `REVIEWABLE` if only a review can be requested. */
type Current = ClaimStatus | 'RECEIVED' | 'REVIEWABLE'

/** A step of the timeline: done, current or to come. */
export type TimelineStep =
  | { readonly state: 'done'; readonly step: Passed }
  | { readonly state: 'current'; readonly step: Current }
  | { readonly state: 'ahead'; readonly step: Coming }

interface Course {
  readonly done: readonly Passed[]
  readonly ahead: readonly Coming[]
}

const examined: Course = { done: ['PENDING', 'EXAMINING'], ahead: [] }
// The examination is not among the finished steps, because a claim may be closed or withdrawn before it.
const closed: Course = { done: ['PENDING'], ahead: [] }
const paidAndClosed: Course = { done: ['PENDING', 'EXAMINING', 'PAID'], ahead: [] }

const courses: Readonly<Record<Current, Course>> = {
  RECEIVED: { done: [], ahead: [] },
  PENDING: { done: [], ahead: ['EXAMINING', 'DECISION'] },
  EXAMINING: { done: ['PENDING'], ahead: ['DECISION'] },
  WAITING_FOR_CLIENT: { done: ['PENDING'], ahead: ['EXAMINING', 'DECISION'] },
  // The examination is finished, because a review can only be requested after it.
  REVIEWABLE: { done: ['PENDING', 'EXAMINING'], ahead: ['DECISION'] },
  PAID: examined,
  REJECTED: examined,
  CLOSED: closed,
  CLOSED_WITHOUT_PAYMENT: closed,
}

/** The present step of a claim. */
const currentOf = (claim: Pick<Claim, 'status' | 'claimTasks'>): Current => {
  const status = knownClaimStatusOf(claim) ?? 'RECEIVED'
  const tasks = taskTypesOf(claim)
  const isReviewable = tasks.length > 0 && tasks.every((type) => type === 'REVIEW_REQUEST')
  return status === 'WAITING_FOR_CLIENT' && isReviewable ? 'REVIEWABLE' : status
}

/** Returns the timeline of a claim, starting with its report. A claim of unknown status has only the current step. */
export const timelineOf = (claim: Pick<Claim, 'status' | 'claimTasks' | 'paidAmount'>): readonly TimelineStep[] => {
  const step = currentOf(claim)
  const { done, ahead } = step === 'CLOSED' && claim.paidAmount ? paidAndClosed : courses[step]
  return [
    ...done.map((step) => ({ state: 'done', step }) as const),
    { state: 'current', step },
    ...ahead.map((step) => ({ state: 'ahead', step }) as const),
  ]
}

/** Returns who acts next; `nobody` if the claim is finished, `null` if it is not known. */
export const actorOf = (claim: Pick<Claim, 'status' | 'claimTasks'>): 'customer' | 'insurer' | 'nobody' | null => {
  const status = knownClaimStatusOf(claim)
  if (status === 'WAITING_FOR_CLIENT' || taskTypesOf(claim).length > 0) return 'customer'
  if (status === null) return null
  return status === 'PENDING' || status === 'EXAMINING' ? 'insurer' : 'nobody'
}
