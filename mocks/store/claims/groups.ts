import type { KeptClaim } from './slice'

/**
 * The group of a claim that is new: damages of one day stand together, and those that stood alone so far are put into it.
 * `null` where nothing else happened on that day.
 */
export const groupOn = (claims: readonly KeptClaim[], day: string, newId: string): string | null => {
  const sameDay = claims.filter(({ claimDate }) => claimDate === day)
  if (sameDay.length === 0) return null
  const groupId = sameDay.find((claim) => claim.groupId !== null)?.groupId ?? `group-${newId}`
  for (const claim of sameDay) claim.groupId ??= groupId
  return groupId
}
