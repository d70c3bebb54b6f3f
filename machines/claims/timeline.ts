import { type Claim, type ClaimStatus, knownClaimStatusOf } from '../../src/api/entities'
import { taskTypesOf } from './claimLists'

type Passed = 'PENDING' | 'EXAMINING' | 'PAID'
type Coming = 'EXAMINING' | 'DECISION'

/** What is happening to a claim: `RECEIVED` where nobody here knows, `REVIEWABLE` where nothing but a review can be asked for. */
type Current = ClaimStatus | 'RECEIVED' | 'REVIEWABLE'

/** What was done of a claim, what is happening now, and what is to come. */
export type TimelineStep =
  | { readonly state: 'done'; readonly step: Passed }
  | { readonly state: 'current'; readonly step: Current }
  | { readonly state: 'ahead'; readonly step: Coming }

interface Course {
  readonly done: readonly Passed[]
  readonly ahead: readonly Coming[]
}

const examined: Course = { done: ['PENDING', 'EXAMINING'], ahead: [] }
// A claim may be closed, or given up, before anybody has examined it.
const closed: Course = { done: ['PENDING'], ahead: [] }
const paidAndClosed: Course = { done: ['PENDING', 'EXAMINING', 'PAID'], ahead: [] }

const courses: Readonly<Record<Current, Course>> = {
  RECEIVED: { done: [], ahead: [] },
  PENDING: { done: [], ahead: ['EXAMINING', 'DECISION'] },
  EXAMINING: { done: ['PENDING'], ahead: ['DECISION'] },
  WAITING_FOR_CLIENT: { done: ['PENDING'], ahead: ['EXAMINING', 'DECISION'] },
  // Somebody can only disagree with what was found out.
  REVIEWABLE: { done: ['PENDING', 'EXAMINING'], ahead: ['DECISION'] },
  PAID: examined,
  REJECTED: examined,
  CLOSED: closed,
  CLOSED_WITHOUT_PAYMENT: closed,
}

/** Where a claim is. */
const currentOf = (claim: Pick<Claim, 'status' | 'claimTasks'>): Current => {
  const status = knownClaimStatusOf(claim) ?? 'RECEIVED'
  const tasks = taskTypesOf(claim)
  const isReviewable = tasks.length > 0 && tasks.every((type) => type === 'REVIEW_REQUEST')
  return status === 'WAITING_FOR_CLIENT' && isReviewable ? 'REVIEWABLE' : status
}

/** Where a claim stands, from its report on. Of a status that is not known nothing is done, nor said to come. */
export const timelineOf = (claim: Pick<Claim, 'status' | 'claimTasks' | 'paidAmount'>): readonly TimelineStep[] => {
  const step = currentOf(claim)
  const { done, ahead } = step === 'CLOSED' && claim.paidAmount ? paidAndClosed : courses[step]
  return [
    ...done.map((step) => ({ state: 'done', step }) as const),
    { state: 'current', step },
    ...ahead.map((step) => ({ state: 'ahead', step }) as const),
  ]
}

/** Who acts next; `null` where nobody here knows. */
export const actorOf = (claim: Pick<Claim, 'status' | 'claimTasks'>): 'customer' | 'insurer' | 'nobody' | null => {
  const status = knownClaimStatusOf(claim)
  if (status === 'WAITING_FOR_CLIENT' || taskTypesOf(claim).length > 0) return 'customer'
  if (status === null) return null
  return status === 'PENDING' || status === 'EXAMINING' ? 'insurer' : 'nobody'
}
