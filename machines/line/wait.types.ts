/** The input of a wait for the network. */
export interface WaitInput {
  readonly id: string
  /** The source of the missing answer: a file of the portal, a request to the portal itself, or something else. */
  readonly failed: 'file' | 'portal' | 'other'
  /** Time since a wait found the network (ms); `Infinity` if none did. */
  readonly sinceFound: number
  /** The last pause (`rest`, in ms) of the wait that last found the network. */
  readonly lastRest: number
}

/** State of one wait for the network. */
export interface WaitContext {
  readonly id: string
  /** Pause (ms) before the next request of a file that failed again; 0 without a pause. */
  readonly rest: number
  /**
   * `true` if the portal's next answer ends the wait: a request to the portal failed, or a file failed and its pause is
   * over.
   */
  readonly isGone: boolean
}

/** The portal answered (`at`: epoch, ms) or did not answer. */
export type WaitEvent = { readonly type: 'portal.answered'; readonly at: number } | { readonly type: 'portal.silent' }

/** Sent to the parent: the wait needs to know if the portal answers. */
export interface PortalAsked {
  readonly type: 'portal.asked'
}

/** Sent to the parent when a wait has found the network. `rest`: the last pause (ms). `at`: the time (epoch, ms). */
export interface WaitFound {
  readonly type: 'wait.found'
  readonly id: string
  readonly rest: number
  readonly at: number
}
