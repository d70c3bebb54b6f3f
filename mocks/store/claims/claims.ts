import type { Claim, ClaimStatus, Claims, ClaimTask } from '../../../src/api/entities'
import { formatDate } from '../../../src/texts/format'
import type { HomeContract } from '../state'
import type { Store } from '../store'
import { paid } from './course'
import { tellCase } from './reported'
import { seedClaims } from './seeds'
import type { KeptClaim } from './slice'
import { claimLabels, isClosed, nextStepUntil, settleClaim } from './status'
import { lossOf } from './things'

/** Brings the claims on a contract, and the online cases by which they were reported, to where they stand by now. */
export const settleClaims = (store: Store, contract: HomeContract): KeptClaim[] => {
  contract.claims ??= seedClaims(contract.number, store)
  // Of each status on the way: what was paid and is closed since was paid on its own day.
  for (const kept of contract.claims) settleClaim(kept, store.now(), (claim) => tellCase(contract, claim))
  return contract.claims
}

/** The claims on a contract as a customer is told of them now, the newest first. */
export const claimsOf = (store: Store, contract: HomeContract): (Claim & { readonly status: ClaimStatus })[] =>
  settleClaims(store, contract).map(({ since, tasks, asks: _, verdict, caseId: __, ...kept }) => ({
    ...kept,
    statusLabel: claimLabels[kept.status],
    claimTasks: tasks,
    nextStepUntil: nextStepUntil(kept.status, since),
    // Only what was paid is closed without another word.
    paidAmount: kept.status === 'PAID' || kept.status === 'CLOSED' ? lossOf(kept.damagedThings) : null,
    decision: isClosed(kept.status) || tasks.some(({ type }) => type === 'REVIEW_REQUEST') ? verdict.decision : null,
  }))

/** The same, open and closed apart. */
export const claimLists = (store: Store, contract: HomeContract): Claims => {
  const all = claimsOf(store, contract)
  return {
    updatedAt: new Date(store.now()).toISOString(),
    open: all.filter(({ status }) => !isClosed(status)),
    closed: all.filter(({ status }) => isClosed(status)),
  }
}

/** The claim of an id, if it is this contract's. */
export const claimOf = (store: Store, contract: HomeContract, claimId: string): KeptClaim | undefined =>
  settleClaims(store, contract).find(({ id }) => id === claimId)

/** The claim is looked at again, from now on, and its customer is right after all. */
export const startReview = (store: Store, kept: KeptClaim): void => {
  kept.verdict = paid
  startExamining(store, kept)
}

/** The claim is looked at (again), from now on. */
const startExamining = (store: Store, kept: KeptClaim): void => {
  kept.status = 'EXAMINING'
  kept.since = store.now()
}

/** Does every task of a type; when none is left, the claim goes on. False where the claim has no such task. */
export const fulfil = (store: Store, kept: KeptClaim, type: ClaimTask['type']): boolean => {
  const left = kept.tasks.filter((task) => task.type !== type)
  if (left.length === kept.tasks.length) return false
  kept.tasks = left
  if (type === 'REVIEW_REQUEST') kept.verdict = paid
  if (left.length === 0) startExamining(store, kept)
  return true
}

/** What a claim's case says of the claim. */
export const claimDetails = ({ id, claimCause, claimDate }: KeptClaim): ReadonlyArray<readonly [string, string]> => [
  ['Kárügy', id],
  ['Káresemény', claimCause],
  ['A kár napja', formatDate(claimDate)],
]
