import type { Claim, ClaimStatus, Claims, ClaimTask } from '../../../src/api/entities'
import { formatDate } from '../../../src/texts/format'
import type { PropertyContract } from '../state'
import type { World } from '../store'
import { paid } from './course'
import { tellCase } from './reported'
import { seedClaims } from './seeds'
import type { KeptClaim } from './slice'
import { claimLabels, isClosed, nextStepUntil, settleClaim } from './status'
import { lossOf } from './things'

/** Brings the claims on a contract, and the online cases by which they were reported, to where they stand by now. */
export const settleClaims = (world: World, contract: PropertyContract): KeptClaim[] => {
  contract.claims ??= seedClaims(contract.number, world)
  // Of each status on the way: what was paid and is closed since was paid on its own day.
  for (const kept of contract.claims) settleClaim(kept, world.now(), (claim) => tellCase(contract, claim))
  return contract.claims
}

/** The claims on a contract as a customer is told of them now, the newest first. */
export const claimsOf = (world: World, contract: PropertyContract): (Claim & { readonly status: ClaimStatus })[] =>
  settleClaims(world, contract).map(({ since, tasks, asks: _, verdict, caseId: __, ...kept }) => ({
    ...kept,
    statusLabel: claimLabels[kept.status],
    claimTasks: tasks,
    nextStepUntil: nextStepUntil(kept.status, since),
    // Only what was paid is closed without another word.
    paidAmount: kept.status === 'PAID' || kept.status === 'CLOSED' ? lossOf(kept.damagedThings) : null,
    decision: isClosed(kept.status) || tasks.some(({ type }) => type === 'REVIEW_REQUEST') ? verdict.decision : null,
  }))

/** The same, open and closed apart. */
export const claimLists = (world: World, contract: PropertyContract): Claims => {
  const all = claimsOf(world, contract)
  return {
    updatedAt: new Date(world.now()).toISOString(),
    open: all.filter(({ status }) => !isClosed(status)),
    closed: all.filter(({ status }) => isClosed(status)),
  }
}

/** The claim of an id, if it is this contract's. */
export const claimOf = (world: World, contract: PropertyContract, claimId: string): KeptClaim | undefined =>
  settleClaims(world, contract).find(({ id }) => id === claimId)

/** The claim is looked at again, from now on, and its customer is right after all. */
export const startReview = (world: World, kept: KeptClaim): void => {
  kept.verdict = paid
  startExamining(world, kept)
}

/** The claim is looked at (again), from now on. */
const startExamining = (world: World, kept: KeptClaim): void => {
  kept.status = 'EXAMINING'
  kept.since = world.now()
}

/** Does every task of a type; when none is left, the claim goes on. False where the claim has no such task. */
export const fulfil = (world: World, kept: KeptClaim, type: ClaimTask['type']): boolean => {
  const left = kept.tasks.filter((task) => task.type !== type)
  if (left.length === kept.tasks.length) return false
  kept.tasks = left
  if (type === 'REVIEW_REQUEST') kept.verdict = paid
  if (left.length === 0) startExamining(world, kept)
  return true
}

/** What a claim's case says of the claim. */
export const claimDetails = ({ id, claimCause, claimDate }: KeptClaim): ReadonlyArray<readonly [string, string]> => [
  ['Kárügy', id],
  ['Káresemény', claimCause],
  ['A kár napja', formatDate(claimDate)],
]
