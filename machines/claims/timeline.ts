import { type Claim, type ClaimStatus, knownClaimStatusOf } from '../../src/api/entities'
import { taskTypesOf } from './claimLists'

type Passed = 'PENDING' | 'EXAMINING'
type Coming = 'EXAMINING' | 'DECISION'

/** What was done of a claim, what is happening now (`RECEIVED` where nobody here knows the status), and what is to come. */
export type TimelineStep =
  | { readonly state: 'done'; readonly step: Passed }
  | { readonly state: 'current'; readonly step: ClaimStatus | 'RECEIVED' }
  | { readonly state: 'ahead'; readonly step: Coming }

interface Course {
  readonly done: readonly Passed[]
  readonly ahead: readonly Coming[]
}

const unknown: Course = { done: [], ahead: [] }
const examined: Course = { done: ['PENDING', 'EXAMINING'], ahead: [] }
// A claim may be closed, or given up, before anybody has examined it.
const closed: Course = { done: ['PENDING'], ahead: [] }

const courses: Readonly<Record<ClaimStatus, Course>> = {
  PENDING: { done: [], ahead: ['EXAMINING', 'DECISION'] },
  EXAMINING: { done: ['PENDING'], ahead: ['DECISION'] },
  WAITING_FOR_CLIENT: { done: ['PENDING'], ahead: ['EXAMINING', 'DECISION'] },
  PAID: examined,
  REJECTED: examined,
  CLOSED: closed,
  CLOSED_WITHOUT_PAYMENT: closed,
}

/** Where a claim stands, from its report on. Of a status that is not known nothing is done, nor said to come. */
export const timelineOf = (claim: Pick<Claim, 'status'>): readonly TimelineStep[] => {
  const status = knownClaimStatusOf(claim)
  const { done, ahead } = status === null ? unknown : courses[status]
  return [
    ...done.map((step) => ({ state: 'done', step }) as const),
    { state: 'current', step: status ?? 'RECEIVED' },
    ...ahead.map((step) => ({ state: 'ahead', step }) as const),
  ]
}

/** Who acts next; `null` where nobody does, or nobody here knows. */
export const actorOf = (claim: Pick<Claim, 'status' | 'claimTasks'>): 'customer' | 'insurer' | null => {
  const status = knownClaimStatusOf(claim)
  if (status === 'WAITING_FOR_CLIENT' || taskTypesOf(claim).length > 0) return 'customer'
  return status === 'PENDING' || status === 'EXAMINING' ? 'insurer' : null
}
