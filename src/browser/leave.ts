/** The browser APIs that leaving the page uses. */
export interface PageNavigation {
  /** Dispatches `pageshow` when the page comes back. */
  readonly page: EventTarget
  go(address: string): void
  reload(): void
}

const pageNavigation = (): PageNavigation => ({
  page: window,
  go: (address) => window.location.assign(address),
  reload: () => window.location.reload(),
})

/**
 * Navigates to another page. If the back button restores the portal's page from the back-forward cache, reloads it,
 * because the result of a payment is then only in the tab's storage.
 */
export const leave = (
  address: string,
  signal: AbortSignal,
  { page, go, reload } = pageNavigation(),
): Promise<never> => {
  page.addEventListener('pageshow', (event) => 'persisted' in event && event.persisted === true && reload(), { signal })
  go(address)
  return new Promise(() => undefined)
}
