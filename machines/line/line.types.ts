import type { PortalAsked, WaitFound, WaitInput } from './wait.types'

/** State of the network as the portal's own requests show it, because `navigator.onLine` alone is not reliable. */
export interface LineContext {
  /** The ids of the waits for the network. */
  readonly waits: readonly string[]
  /** Pause before the next request to the portal (ms); 0 before the first one. */
  readonly pause: number
  /** The last time when a waiting actor found the network (epoch, ms); `null` if none has. */
  readonly foundAt: number | null
  /** The last pause (`rest`, in ms) of the waiting actor that last found the network. */
  readonly lastRest: number
}

/** The result of a request that checks the network. `at` is its time (epoch, ms). */
export interface PortalCheck {
  readonly isThere: boolean
  readonly at: number
}

/** An actor starts to wait for the network. `at`: the time (epoch, ms). */
export interface WaitBegan extends Pick<WaitInput, 'id'> {
  readonly type: 'wait.began'
  readonly at: number
  /** `true` if a request to the portal itself had no answer. */
  readonly isPortal: boolean
}

export type LineEvent =
  | WaitBegan
  | WaitFound
  | PortalAsked
  /** The code that waited was aborted, so the wait with this id is no longer needed. */
  | { readonly type: 'wait.ended'; readonly id: string }
  /** A request for a file of the portal, e.g. a script, got no response. */
  | { readonly type: 'file.failed' }
  /** The browser reports that the network is back. */
  | { readonly type: 'browser.online' }
