import { pseudoRandom } from '../../data/pseudoRandom'
import type { Store } from '../store'
import { callFaults, type InjectedFault } from './state'

/**
 * Returns the fault to inject into this call; `undefined` if absent. A fault that should happen only once is
 * removed from the settings.
 */
export const nextInjectedFault = (store: Store, endpoint: string): (typeof callFaults)[number] | undefined => {
  const { offline, errorRate } = store.state.settings
  if (offline) return 'network'
  const faultKind = takeFault(store, endpoint, callFaults)
  return faultKind === undefined && errorRate > 0 && drawRandom(store) < errorRate ? '500' : faultKind
}

/** Tells if a new WebSocket connection fails. A fault that should happen only once is removed from the settings. */
export const failsNewSocket = (store: Store, endpoint: string): boolean =>
  store.state.settings.offline || takeFault(store, endpoint, ['droppedSocket', 'network']) !== undefined

/** Tells if an open WebSocket connection is dropped now. A `network` fault does not drop an open connection. */
export const dropsOpenSocket = (store: Store, endpoint: string): boolean =>
  store.state.settings.offline || takeFault(store, endpoint, ['droppedSocket']) !== undefined

/** Delay of the next answer, in ms; 0 when offline, because an offline call fails at once. */
export const nextDelay = (store: Store): number => {
  const { offline, delay, jitter } = store.state.settings
  return offline ? 0 : delay + (jitter > 0 ? Math.round(drawRandom(store) * jitter) : 0)
}

const SEED = 1848

// Each random number depends only on how many were drawn before, so that repeating the same calls injects the same
// faults.
const drawRandom = (store: Store): number => {
  const { settings } = store.state
  settings.draws += 1
  return pseudoRandom(SEED, settings.draws)
}

const takeFault = <Kind extends InjectedFault['kind']>(
  store: Store,
  endpoint: string,
  kinds: readonly Kind[],
): Kind | undefined => {
  const { settings } = store.state
  const applies = (entry: InjectedFault): entry is InjectedFault & { readonly kind: Kind } =>
    (entry.endpoint === endpoint || entry.endpoint === '*') && kinds.some((kind) => kind === entry.kind)
  const fault = settings.trouble.find(applies)
  if (fault?.times === 'once') settings.trouble = settings.trouble.filter((entry) => entry !== fault)
  return fault?.kind
}
