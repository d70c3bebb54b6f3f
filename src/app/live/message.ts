/**
 * The channel on which the portal reports its states to other windows of its origin (`PORTAL_LIVE=1` or `npm start`).
 */
export const LIVE_CHANNEL = 'portal-live'

/** Path of the WebSocket for Stately's inspector, on the portal's origin (`npm start -- --inspect`). */
export const INSPECTOR_SOCKET = '/__inspector'

/** A transition that an actor took, as its machine declares it. */
export interface TakenTransition {
  readonly source: string
  readonly event: string
  /** Index among the transitions of this source and event, because several may have the same target. */
  readonly index: number
}

/**
 * A report of an actor's state after an event, marked by `kind: 'state'`. It contains ids and event types, and nothing
 * that a customer typed or sees.
 */
export interface LiveMessage {
  readonly kind: 'state'
  /** Sequence number since the start of the portal. */
  readonly number: number
  /** The time of the event (epoch, ms). */
  readonly at: number
  /** XState session ids of the actor, its parent (`null` for the root actor) and its children. */
  readonly actor: string
  readonly parent: string | null
  readonly children: readonly string[]
  /** The id of the actor's machine. */
  readonly flow: string
  /** The ids of the actor's active atomic states. */
  readonly states: readonly string[]
  readonly event: string
  readonly taken: readonly TakenTransition[]
}

/** The request of a newly opened window for earlier reports, marked by `kind: 'request'`. */
export interface LiveMessagesRequest {
  readonly kind: 'request'
}
