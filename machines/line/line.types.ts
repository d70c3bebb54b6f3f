/** State of one wait for the network. */
export interface LineContext {
  /**
   * How long a file of the portal that failed again is left alone before it is requested (ms); 0 if the portal is known not to
   * answer, `null` if something else failed.
   */
  readonly given: number | null
  /** The portal has not answered, or the wait was long enough to ask it again. */
  readonly isGone: boolean
}

export type LineInput = Pick<LineContext, 'given'>

export type LineEvent =
  /** The browser reports that the network is back. */
  | { readonly type: 'browser.online' }
  /** Nothing needs the network any more. */
  | { readonly type: 'wait.ended' }
