import { type Claim, type ClaimStatus, knownClaimStatusOf } from '../../src/api/entities'
import { hasTasks, isOnlyReviewOffered } from './claimLists'

type DoneStep = 'PENDING' | 'EXAMINING' | 'PAID'
type UpcomingStep = 'EXAMINING' | 'DECISION'

/** A claim's current step: its status, `RECEIVED` if unknown, or `REVIEWABLE` if only a review can be requested. */
type CurrentStep = ClaimStatus | 'RECEIVED' | 'REVIEWABLE'

/** A step of the timeline: done, current or to come. */
export type TimelineStep =
  | { readonly state: 'done'; readonly step: DoneStep }
  | { readonly state: 'current'; readonly step: CurrentStep }
  | { readonly state: 'ahead'; readonly step: UpcomingStep }

interface StepsAround {
  readonly done: readonly DoneStep[]
  readonly ahead: readonly UpcomingStep[]
}

const examinedSteps: StepsAround = { done: ['PENDING', 'EXAMINING'], ahead: [] }
// A claim may be closed or withdrawn before the examination. So the examination is not shown as done.
const closedSteps: StepsAround = { done: ['PENDING'], ahead: [] }
const paidAndClosedSteps: StepsAround = { done: ['PENDING', 'EXAMINING', 'PAID'], ahead: [] }

const stepsAround: Readonly<Record<CurrentStep, StepsAround>> = {
  RECEIVED: { done: [], ahead: [] },
  PENDING: { done: [], ahead: ['EXAMINING', 'DECISION'] },
  EXAMINING: { done: ['PENDING'], ahead: ['DECISION'] },
  WAITING_FOR_CLIENT: { done: ['PENDING'], ahead: ['EXAMINING', 'DECISION'] },
  // The examination is finished, because a review can only be requested after it.
  REVIEWABLE: { done: ['PENDING', 'EXAMINING'], ahead: ['DECISION'] },
  PAID: examinedSteps,
  REJECTED: examinedSteps,
  CLOSED: closedSteps,
  CLOSED_WITHOUT_PAYMENT: closedSteps,
}

/** Returns the step that a claim is at. A claim of unknown status counts as received. */
export const currentStepOf = (claim: Pick<Claim, 'status' | 'claimTasks'>): CurrentStep => {
  const status = knownClaimStatusOf(claim) ?? 'RECEIVED'
  return status === 'WAITING_FOR_CLIENT' && isOnlyReviewOffered(claim) ? 'REVIEWABLE' : status
}

/** Returns the timeline of a claim, starting with its report. A claim of unknown status has only the current step. */
export const timelineOf = (claim: Pick<Claim, 'status' | 'claimTasks' | 'paidAmount'>): readonly TimelineStep[] => {
  const currentStep = currentStepOf(claim)
  const { done, ahead } = currentStep === 'CLOSED' && claim.paidAmount ? paidAndClosedSteps : stepsAround[currentStep]
  return [
    ...done.map((step) => ({ state: 'done', step }) as const),
    { state: 'current', step: currentStep },
    ...ahead.map((step) => ({ state: 'ahead', step }) as const),
  ]
}

/** Returns who acts next. `nobody` if the claim is finished; `null` if the portal does not know the claim's status. */
export const nextActorOf = (claim: Pick<Claim, 'status' | 'claimTasks'>): 'customer' | 'insurer' | 'nobody' | null => {
  const status = knownClaimStatusOf(claim)
  if (status === 'WAITING_FOR_CLIENT' || hasTasks(claim)) return 'customer'
  if (status === null) return null
  return status === 'PENDING' || status === 'EXAMINING' ? 'insurer' : 'nobody'
}
