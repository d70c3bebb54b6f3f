/** The result of reading the tab's storage. */
export interface TabLook {
  /** The tab's id; a new one if the tab has no id. */
  readonly id: string
  /**
   * `true` if the page was left for longer than a reload takes or, during a sign-in by an app or an identification,
   * than that may take. `false` during a card payment.
   */
  readonly wasClosed: boolean
  /** A card payment has led the browser away, and it has not returned. */
  readonly isAway: boolean
  /** Another page of the portal was open in this tab since this page was left. */
  readonly isPassed: boolean
}

/** State of the tab. */
export interface TabContext {
  readonly id: string
  readonly isAway: boolean
  /** A payment provider has led the browser here. */
  readonly isReturning: boolean
  /** The id was created for this page, so no other page can hold it. */
  readonly isNew: boolean
  /** When this page was left (epoch, ms); `null` if it never was. */
  readonly leftAt: number | null
  /** The page shows data that the tab's storage no longer has. */
  readonly isStale: boolean
}

export interface TabInput {
  readonly isReturning: boolean
}

/** Events of the browser. */
export type TabEvent =
  | { readonly type: 'page.left'; readonly at: number }
  /** The browser shows a page from its back/forward cache. */
  | { readonly type: 'page.returned'; readonly isReturning: boolean }
