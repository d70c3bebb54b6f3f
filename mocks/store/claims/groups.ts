import type { KeptClaim } from './slice'

/**
 * Returns the group of a new claim. All claims of a day share a group. Adds the earlier claims of that day to the group
 * if they have none. Returns `null` if there is no other claim on that day.
 */
export const groupOfNewClaim = (claims: readonly KeptClaim[], day: string, newId: string): string | null => {
  const sameDayClaims = claims.filter(({ claimDate }) => claimDate === day)
  if (sameDayClaims.length === 0) return null
  const groupId = sameDayClaims.find((claim) => claim.groupId !== null)?.groupId ?? `group-${newId}`
  for (const claim of sameDayClaims) claim.groupId ??= groupId
  return groupId
}
