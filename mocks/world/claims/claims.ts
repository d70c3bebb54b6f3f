import type { Claim, ClaimStatus, Claims, ClaimTask } from '../../../src/api/entities'
import type { PropertyContract } from '../state'
import type { World } from '../world'
import { seedClaims } from './seeds'
import type { KeptClaim } from './slice'
import { claimLabels, isClosed, nextStepUntil, statusOf } from './status'

/** The claims on a contract as the insurer keeps them. */
export const keptClaims = (world: World, contract: PropertyContract): KeptClaim[] => {
  contract.claims ??= seedClaims(contract.number, world.now())
  return contract.claims
}

/** The claims on a contract as a customer is told of them now, the newest first. */
export const claimsOf = (world: World, contract: PropertyContract): (Claim & { readonly status: ClaimStatus })[] =>
  keptClaims(world, contract).map(({ since, tasks, ...kept }) => {
    const status = statusOf(kept.status, since, world.now())
    return {
      ...kept,
      status,
      statusLabel: claimLabels[status],
      claimTasks: tasks,
      nextStepUntil: nextStepUntil(status, since),
    }
  })

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
  keptClaims(world, contract).find(({ id }) => id === claimId)

/** The claim is looked at (again), from now on. */
export const startExamining = (world: World, kept: KeptClaim): void => {
  kept.status = 'EXAMINING'
  kept.since = world.now()
}

/** Does every task of a type; when none is left, the claim goes on. False where the claim has no such task. */
export const fulfil = (world: World, kept: KeptClaim, type: ClaimTask['type']): boolean => {
  const left = kept.tasks.filter((task) => task.type !== type)
  if (left.length === kept.tasks.length) return false
  kept.tasks = left
  if (left.length === 0) startExamining(world, kept)
  return true
}

/** What a claim's case says of the claim. */
export const claimFacts = ({ id, claimCause, claimDate }: KeptClaim): ReadonlyArray<readonly [string, string]> => [
  ['Kárügy', id],
  ['Káresemény', claimCause],
  ['A kár napja', claimDate],
]
