/** The browser APIs that leaving the page uses. */
export interface PageNavigation {
  /** Dispatches `pageshow` when the page comes back. */
  readonly page: EventTarget
  go(address: string): void
  /** Stops a navigation that has not replaced the page yet, and the page's requests. */
  stop(): void
  reload(): void
}

const pageNavigation = (): PageNavigation => ({
  page: window,
  go: (address) => window.location.assign(address),
  stop: () => window.stop(),
  reload: () => window.location.reload(),
})

/**
 * Navigates to another page. If the signal aborts first, stops the navigation: a slow page would otherwise replace the
 * portal later. If the back button restores the portal's page from the back-forward cache, reloads it, because the
 * result of a payment is then only in the tab's storage.
 */
export const leave = (
  address: string,
  signal: AbortSignal,
  { page, go, stop, reload } = pageNavigation(),
): Promise<never> => {
  // The signal may have aborted while this script was loading.
  if (signal.aborted) return new Promise(() => undefined)
  signal.addEventListener('abort', stop)
  page.addEventListener('pageshow', (event) => 'persisted' in event && event.persisted === true && reload(), { signal })
  go(address)
  return new Promise(() => undefined)
}
