import type { TFunction } from 'i18next'
import { type Claim, knownClaimStatusOf } from '../../api/entities'

/** A claim's status: the insurer's own words, or the portal's if it sends none. An unknown status is received, and no more. */
export const statusTextOf = (claim: Pick<Claim, 'status' | 'statusLabel'>, t: TFunction<'claims'>): string =>
  claim.statusLabel?.trim() || t(`steps.${knownClaimStatusOf(claim) ?? 'RECEIVED'}`)
