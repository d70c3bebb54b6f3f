import * as v from 'valibot'
import type { World } from './world'

/**
 * What can go wrong on purpose with a call: a failing server, no answer, an answer that the contract does not know, an
 * effect whose answer is lost, a session that the insurer no longer knows.
 */
const ofCalls = ['500', 'network', 'nonsense', 'lostAnswer', 'expired'] as const

/** And with a WebSocket: it is lost as soon as it is connected, on its own or because nothing answers. */
const ofSockets = ['droppedSocket', 'network'] as const

/** Trouble at one endpoint, by its id, or at every one (`*`). */
export const trouble = v.object({
  endpoint: v.string(),
  kind: v.picklist([...ofCalls, 'droppedSocket']),
  times: v.optional(v.picklist(['once', 'always']), 'always'),
})
export type Trouble = v.InferOutput<typeof trouble>

/** The trouble that this call of an endpoint runs into; what happens once is used up by it. */
export const meetTrouble = (world: World, endpoint: string): (typeof ofCalls)[number] | undefined =>
  meet(world, endpoint, ofCalls)

/** Whether this connection of a WebSocket is lost; what happens once is used up by it. */
export const losesSocket = (world: World, endpoint: string): boolean => meet(world, endpoint, ofSockets) !== undefined

const meet = <Kind extends Trouble['kind']>(
  world: World,
  endpoint: string,
  kinds: readonly Kind[],
): Kind | undefined => {
  const { settings } = world.state
  const isMet = (entry: Trouble): entry is Trouble & { readonly kind: Kind } =>
    (entry.endpoint === endpoint || entry.endpoint === '*') && kinds.some((kind) => kind === entry.kind)
  const met = settings.trouble.find(isMet)
  if (met?.times === 'once') settings.trouble = settings.trouble.filter((entry) => entry !== met)
  return met?.kind
}
