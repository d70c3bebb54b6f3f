import type { Page } from 'playwright/test'

/** Hides or shows the page, as far as the page can tell. */
export const turn = (page: Page, to: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
    document.dispatchEvent(new Event('visibilitychange'))
  }, to)
