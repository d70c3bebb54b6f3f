import { chance } from '../../data/chance'
import type { World } from '../store'
import { ofCalls, type Trouble } from './state'

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
