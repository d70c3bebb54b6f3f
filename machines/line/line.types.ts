/** The input of a wait for the network. */
export interface LineInput {
  /** The source of the missing answer: a file of the portal, a request to the portal itself, or something else. */
  readonly failed: 'file' | 'portal' | 'other'
  /** Time since a wait found the network (ms); `Infinity` if none did. */
  readonly sinceFound: number
  /** Pause of that wait before it requested its file (ms). */
  readonly lastRest: number
}

/** State of one wait for the network. */
export interface LineContext {
  /** Time before a file that fails again is requested (ms); 0 if it may be requested at once. */
  readonly rest: number
  /** Pause before the next request to the portal (ms). */
  readonly pause: number
  /** The portal has not answered, or the wait was long enough to request the file again. */
  readonly isGone: boolean
}

export type LineEvent =
  /** The browser reports that the network is back. */
  | { readonly type: 'browser.online' }
  /** The portal answered, or did not answer, the request of another wait. */
  | { readonly type: 'portal.answered' | 'portal.silent' }
  /** Nothing needs the network any more. */
  | { readonly type: 'wait.ended' }
