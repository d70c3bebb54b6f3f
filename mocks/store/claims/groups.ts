import type { KeptClaim } from './slice'

/**
 * Returns the group of a new claim. Claims of the same day share a group, and those without one are added to it.
 * Returns `null` if there is no other claim on that day.
 */
export const groupOn = (claims: readonly KeptClaim[], day: string, newId: string): string | null => {
  const sameDay = claims.filter(({ claimDate }) => claimDate === day)
  if (sameDay.length === 0) return null
  const groupId = sameDay.find((claim) => claim.groupId !== null)?.groupId ?? `group-${newId}`
  for (const claim of sameDay) claim.groupId ??= groupId
  return groupId
}
