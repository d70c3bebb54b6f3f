/** What a portal that is built with the flag tells of itself, to windows of its own origin. */
export const LIVE_CHANNEL = 'portal-live'

/** Where, on the portal's own origin, Stately's inspector is told the same (`npm start -- --inspect`). */
export const INSPECTOR_SOCKET = '/__inspector'

/** A way that a flow has taken, as its machine declares it. */
export interface TakenWay {
  readonly source: string
  readonly event: string
  /** Which of those that leave there by this event: several may lead to the same place, each for a reason of its own. */
  readonly index: number
}

/** Where a running flow stands after something has happened. Names of its machine only: never what a customer has typed or is told. */
export interface LiveMessage {
  readonly kind: 'stands'
  /** Counts from the start of the portal. */
  readonly number: number
  /** When (epoch, ms). */
  readonly at: number
  /** The running flow, and those that it runs. */
  readonly actor: string
  readonly parent: string | null
  readonly children: readonly string[]
  /** The id of its machine. */
  readonly flow: string
  /** The ids of its active states without further ones in them. */
  readonly states: readonly string[]
  readonly event: string
  readonly taken: readonly TakenWay[]
}

/** What a window asks that has just been opened: for what was told so far. */
export interface LiveQuestion {
  readonly kind: 'asks'
}
