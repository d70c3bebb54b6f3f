import type { Claim, ClaimStatus, Claims, ClaimTask } from '../../../src/api/entities'
import { formatDate } from '../../../src/texts/format'
import type { HomeContract } from '../state'
import type { Store } from '../store'
import { paidVerdict } from './course'
import { updateClaimCase } from './reported'
import { seedClaims } from './seeds'
import type { KeptClaim } from './slice'
import { claimLabels, isClosed, nextStepDeadline, settleClaim } from './status'
import { lossOf } from './things'

/** Updates the claims on a contract, and the online cases that reported them, to their current state. */
export const settleClaims = (store: Store, contract: HomeContract): KeptClaim[] => {
  contract.claims ??= seedClaims(contract.number, store)
  // Passes every intermediate status to `updateClaimCase`. So a claim that was paid and then closed keeps its payment
  // date.
  for (const keptClaim of contract.claims)
    settleClaim(keptClaim, store.now(), (claim) => updateClaimCase(contract, claim))
  return contract.claims
}

/** The claims on a contract in their current state, the newest first. */
export const claimsOf = (store: Store, contract: HomeContract): (Claim & { readonly status: ClaimStatus })[] =>
  settleClaims(store, contract).map(({ since, tasks, asks: _, verdict, caseId: __, ...claimFields }) => ({
    ...claimFields,
    statusLabel: claimLabels[claimFields.status],
    claimTasks: tasks,
    nextStepUntil: nextStepDeadline(claimFields.status, since),
    // A `CLOSED` claim was paid earlier, so it has an amount too.
    paidAmount:
      claimFields.status === 'PAID' || claimFields.status === 'CLOSED' ? lossOf(claimFields.damagedThings) : null,
    decision:
      isClosed(claimFields.status) || tasks.some(({ type }) => type === 'REVIEW_REQUEST') ? verdict.decision : null,
  }))

/** The claims on a contract, split into open and closed ones. */
export const claimLists = (store: Store, contract: HomeContract): Claims => {
  const allClaims = claimsOf(store, contract)
  return {
    updatedAt: new Date(store.now()).toISOString(),
    open: allClaims.filter(({ status }) => !isClosed(status)),
    closed: allClaims.filter(({ status }) => isClosed(status)),
  }
}

/** The contract's claim with this id, or `undefined` if the contract has no such claim. */
export const claimOf = (store: Store, contract: HomeContract, claimId: string): KeptClaim | undefined =>
  settleClaims(store, contract).find(({ id }) => id === claimId)

/** Starts a review of the claim. A review always ends in a payment. */
export const startReview = (store: Store, claim: KeptClaim): void => {
  claim.verdict = paidVerdict
  startExamining(store, claim)
}

const startExamining = (store: Store, claim: KeptClaim): void => {
  claim.status = 'EXAMINING'
  claim.since = store.now()
}

/**
 * Completes every task of a type. After the claim's last task, the examination restarts. Returns `false` if the claim
 * has no task of this type.
 */
export const completeTasks = (store: Store, claim: KeptClaim, type: ClaimTask['type']): boolean => {
  const remainingTasks = claim.tasks.filter((task) => task.type !== type)
  if (remainingTasks.length === claim.tasks.length) return false
  claim.tasks = remainingTasks
  if (type === 'REVIEW_REQUEST') claim.verdict = paidVerdict
  if (remainingTasks.length === 0) startExamining(store, claim)
  return true
}

/** Lines about the claim in its case's document. */
export const claimDetails = ({ id, claimCause, claimDate }: KeptClaim): ReadonlyArray<readonly [string, string]> => [
  ['Kárügy', id],
  ['Káresemény', claimCause],
  ['A kár napja', formatDate(claimDate)],
]
