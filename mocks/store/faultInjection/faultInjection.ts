import { chance } from '../../data/chance'
import type { Store } from '../store'
import { type InjectedFault, ofCalls } from './state'

/** The trouble that this call of an endpoint runs into; what happens once is used up by it. */
export const nextInjectedFault = (store: Store, endpoint: string): (typeof ofCalls)[number] | undefined => {
  const { offline, errorRate } = store.state.settings
  if (offline) return 'network'
  const met = meet(store, endpoint, ofCalls)
  return met === undefined && errorRate > 0 && draw(store) < errorRate ? '500' : met
}

/** Whether a new connection of a WebSocket is lost; what happens once is used up by it. */
export const losesSocket = (store: Store, endpoint: string): boolean =>
  store.state.settings.offline || meet(store, endpoint, ['droppedSocket', 'network']) !== undefined

/** Whether a connection that stands is lost now. That a call has no answer is no matter of its own to it. */
export const dropsSocket = (store: Store, endpoint: string): boolean =>
  store.state.settings.offline || meet(store, endpoint, ['droppedSocket']) !== undefined

/** How long the next answer takes, in ms; that nothing gets through is known at once. */
export const nextWait = (store: Store): number => {
  const { offline, delay, jitter } = store.state.settings
  return offline ? 0 : delay + (jitter > 0 ? Math.round(draw(store) * jitter) : 0)
}

const SEED = 1848

// Chance is a matter of how often it was asked, so that the same calls always meet the same fate.
const draw = (store: Store): number => {
  const { settings } = store.state
  settings.draws += 1
  return chance(SEED, settings.draws)
}

const meet = <Kind extends InjectedFault['kind']>(
  store: Store,
  endpoint: string,
  kinds: readonly Kind[],
): Kind | undefined => {
  const { settings } = store.state
  const isMet = (entry: InjectedFault): entry is InjectedFault & { readonly kind: Kind } =>
    (entry.endpoint === endpoint || entry.endpoint === '*') && kinds.some((kind) => kind === entry.kind)
  const met = settings.trouble.find(isMet)
  if (met?.times === 'once') settings.trouble = settings.trouble.filter((entry) => entry !== met)
  return met?.kind
}
