/** The result of reading the tab's storage. */
export interface StoredTab {
  /** The tab's id; a new one if the tab has no id. */
  readonly id: string
  /**
   * `true` if the page was left for longer than a reload takes. A tab that waits for an identification, or for a
   * sign-in in an app, may be left for longer. Also `true` if the clock was set back meanwhile. Always `false` during a card payment or if `isEnded`.
   */
  readonly wasClosed: boolean
  /**
   * `true` if a later page of this tab ended the saved session. The browser then gave this page the tab's earlier
   * storage.
   */
  readonly isEnded: boolean
  /** `true` if a card payment has led the browser away and the customer has not returned. */
  readonly isAway: boolean
  /** `true` if another page of the portal was open in this tab since this page was left. */
  readonly isPassed: boolean
}

/** The context of the tab's machine. */
export interface TabContext {
  readonly id: string
  readonly isAway: boolean
  /** `true` if the page was left for longer than a reload takes. The session ends unless another tab has the same id. */
  readonly wasClosed: boolean
  /** `true` if the browser gave this page the tab's earlier storage, whose session has ended in this tab since. */
  readonly isEnded: boolean
  /** `true` if a payment provider has led the browser here. */
  readonly isReturning: boolean
  /** `true` at the start if the device's clock was set back since the tab's previous page was left. */
  readonly wasClockSetBack: boolean
  /** `true` if the id was created for this page, so that no other page can have it. */
  readonly isNew: boolean
  /** When this page was left (epoch, ms); `null` if the page was never left. */
  readonly leftAt: number | null
  /** `true` if the page shows data that the tab's storage no longer has. */
  readonly isStale: boolean
}

export interface TabInput {
  readonly isReturning: boolean
  /** `true` if the device's clock was set back, so that it is not known when the tab's previous page was left. */
  readonly wasClockSetBack: boolean
}

/** Events of the browser. */
export type TabEvent =
  | { readonly type: 'page.left'; readonly at: number }
  /** The browser shows a page from its back/forward cache. */
  | { readonly type: 'page.returned'; readonly isReturning: boolean }
