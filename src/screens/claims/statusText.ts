import { type Claim, knownClaimStatusOf } from '../../api/entities'
import type { Texts } from '../../texts/texts'

/** The text key of a claim's status: what the portal does not know is received, and no more than that. */
export const statusKeyOf = (claim: Pick<Claim, 'status'>): `steps.${keyof Texts['claims']['steps']}` =>
  `steps.${knownClaimStatusOf(claim) ?? 'RECEIVED'}`
