/** What leaving needs of the browser. */
export interface LeavingWorld {
  /** Hears of the page's coming back. */
  readonly page: EventTarget
  go(address: string): void
  reload(): void
}

const browserWorld = (): LeavingWorld => ({
  page: window,
  go: (address) => window.location.assign(address),
  reload: () => window.location.reload(),
})

/**
 * Leads the browser to another page. Its back may bring this one as it was left, from its cache: what has become of a
 * payment meanwhile stands in the tab's storage only, so the page loads again.
 */
export const leave = (address: string, signal: AbortSignal, { page, go, reload } = browserWorld()): Promise<never> => {
  page.addEventListener('pageshow', (event) => 'persisted' in event && event.persisted === true && reload(), { signal })
  go(address)
  return new Promise(() => undefined)
}
