/** The input of a wait for the network. */
export interface WaitInput {
  readonly id: string
  /** The source of the missing answer: a file of the portal, a request to the portal itself, or something else. */
  readonly failed: 'file' | 'portal' | 'other'
  /** Time since a wait found the network (ms); `Infinity` if none did. */
  readonly sinceFound: number
  /** Pause of the wait that last found the network, before it requested its file (ms). */
  readonly lastRest: number
}

/** State of one wait for the network. */
export interface WaitContext {
  readonly id: string
  /** Time before a file that fails again is requested (ms); 0 if it may be requested at once. */
  readonly rest: number
  /** The portal has not answered, or the wait was long enough to request the file again. */
  readonly isGone: boolean
}

/** The portal has answered at a time (epoch, ms), or is silent. */
export type WaitEvent = { readonly type: 'portal.answered'; readonly at: number } | { readonly type: 'portal.silent' }

/** A wait needs to know if the portal answers. */
export interface PortalAsked {
  readonly type: 'portal.asked'
}

/** A wait has found the network at a time (epoch, ms), after its pause before the file (ms). */
export interface WaitFound {
  readonly type: 'wait.found'
  readonly id: string
  readonly rest: number
  readonly at: number
}
