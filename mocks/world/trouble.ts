import * as v from 'valibot'
import type { World } from './world'

/**
 * What can go wrong on purpose: a failing server, no answer, an answer that the contract does not know, an effect
 * whose answer is lost, a session that the insurer no longer knows.
 */
const troubleKind = v.picklist(['500', 'network', 'nonsense', 'lostAnswer', 'expired'])
type TroubleKind = v.InferOutput<typeof troubleKind>

/** Trouble at one endpoint, by its id, or at every one (`*`). */
export const trouble = v.object({
  endpoint: v.string(),
  kind: troubleKind,
  times: v.optional(v.picklist(['once', 'always']), 'always'),
})
export type Trouble = v.InferOutput<typeof trouble>

/** The trouble that this call of an endpoint runs into; what happens once is used up by it. */
export const meetTrouble = (world: World, endpoint: string): TroubleKind | undefined => {
  const { settings } = world.state
  const met = settings.trouble.find((entry) => entry.endpoint === endpoint || entry.endpoint === '*')
  if (met?.times === 'once') settings.trouble = settings.trouble.filter((entry) => entry !== met)
  return met?.kind
}
