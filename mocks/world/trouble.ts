import * as v from 'valibot'
import { chance } from '../data/chance'
import type { World } from './world'

/**
 * What can go wrong on purpose with a call: a failing server, no answer, an answer that the contract does not know, an
 * effect whose answer is lost, a session that the insurer no longer knows.
 */
const ofCalls = ['500', 'network', 'nonsense', 'lostAnswer', 'expired'] as const

/**
 * Trouble at one endpoint, by its id, or at every one (`*`). A WebSocket has one of its own: it is lost, at once where it
 * connects later.
 */
export const trouble = v.object({
  endpoint: v.string(),
  kind: v.picklist([...ofCalls, 'droppedSocket']),
  times: v.optional(v.picklist(['once', 'always']), 'always'),
})
export type Trouble = v.InferOutput<typeof trouble>

/** How a world's trouble is set; durations in ms. */
export const troubleSettings = {
  /** How long each answer takes. */
  delay: v.pipe(v.number(), v.minValue(0)),
  /** How much longer an answer may take, by chance. */
  jitter: v.pipe(v.number(), v.minValue(0)),
  /** Which share of the calls fails, by chance: from 0 to 1. */
  errorRate: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** Nothing gets through: neither a call nor a WebSocket. */
  offline: v.boolean(),
  /** How far the insurer's clock stands ahead. */
  clockAhead: v.pipe(v.number(), v.minValue(0)),
  /** What goes wrong on purpose; used-up entries are gone. */
  trouble: v.array(trouble),
}

/** The trouble that this call of an endpoint runs into; what happens once is used up by it. */
export const meetTrouble = (world: World, endpoint: string): (typeof ofCalls)[number] | undefined => {
  const { offline, errorRate } = world.state.settings
  if (offline) return 'network'
  const met = meet(world, endpoint, ofCalls)
  return met === undefined && errorRate > 0 && draw(world) < errorRate ? '500' : met
}

/** Whether a new connection of a WebSocket is lost; what happens once is used up by it. */
export const losesSocket = (world: World, endpoint: string): boolean =>
  world.state.settings.offline || meet(world, endpoint, ['droppedSocket', 'network']) !== undefined

/** Whether a connection that stands is lost now. That a call has no answer is no matter of its own to it. */
export const dropsSocket = (world: World, endpoint: string): boolean =>
  world.state.settings.offline || meet(world, endpoint, ['droppedSocket']) !== undefined

/** How long the next answer takes, in ms; that nothing gets through is known at once. */
export const nextWait = (world: World): number => {
  const { offline, delay, jitter } = world.state.settings
  return offline ? 0 : delay + (jitter > 0 ? Math.round(draw(world) * jitter) : 0)
}

const SEED = 1848

// Chance is a matter of how often it was asked, so that the same calls always meet the same fate.
const draw = (world: World): number => {
  const { settings } = world.state
  settings.draws += 1
  return chance(SEED, settings.draws)
}

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
