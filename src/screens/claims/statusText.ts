import type { TFunction } from 'i18next'
import { hasUnknownEnd } from '../../../machines/claims/claimLists'
import type { ClaimLists } from '../../../machines/claims/claims.types'
import { currentStepOf } from '../../../machines/claims/timeline'
import type { Claim } from '../../api/entities'

/**
 * Returns the text of a claim's status: the insurer's own, otherwise the portal's. An open claim with an unknown status
 * counts as received. A closed one has no text (`undefined`).
 */
export const statusTextOf = (claim: Claim, lists: ClaimLists, t: TFunction<'claims'>): string | undefined => {
  const label = claim.statusLabel?.trim()
  if (label) return label
  return hasUnknownEnd(lists, claim) ? undefined : t(`steps.${currentStepOf(claim)}`)
}
