import type { Claim, ClaimTask } from '../../../src/api/entities'
import { type Detail, knownDetail } from '../../case/definition/detail'
import { findClaim, taskDescriptionsOf, taskTypesOf } from '../../claims/claimLists'
import type { ClaimLists } from '../../claims/claims.types'

/** Tells if a claim has an open task of this type. */
export const hasOpenTask = (claims: ClaimLists, id: string, type: ClaimTask['type']): boolean => {
  const claim = findClaim(claims, id)
  return claim !== undefined && taskTypesOf(claim).includes(type)
}

/** Returns the details that identify a claim. The id is included, because the same event may have happened twice. */
export const claimDetails = (claims: ClaimLists, id: string): readonly Detail[] => {
  const { claimCause, claimDate, id: claimId }: Partial<Claim> = findClaim(claims, id) ?? {}
  return [
    ...knownDetail('claimCause', 'text', claimCause),
    ...knownDetail('claimDate', 'date', claimDate),
    ...knownDetail('claimId', 'text', claimId),
  ]
}

/** Returns the details of a claim's task: the claim, the insurer's request and the deadline. */
export const taskDetails = (claims: ClaimLists, id: string, type: ClaimTask['type']): readonly Detail[] => {
  const claim: Partial<Claim> = findClaim(claims, id) ?? {}
  const taskDescriptions = taskDescriptionsOf(claim, type)
  return [
    ...claimDetails(claims, id),
    ...(taskDescriptions.length === 0 ? [] : [{ name: 'wishes', kind: 'lines', value: taskDescriptions } as const]),
    ...knownDetail('nextStepUntil', 'date', claim.nextStepUntil),
  ]
}
