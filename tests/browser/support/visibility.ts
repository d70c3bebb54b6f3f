import type { Page } from 'playwright/test'

/** The page goes out of sight, or comes back, as far as it can tell. */
export const turn = (page: Page, to: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
    document.dispatchEvent(new Event('visibilitychange'))
  }, to)
