import type { Page } from 'playwright/test'

/** First offset by which the page's clock is set back, so that it can be stopped no later than now (ms). */
const AHEAD = 2000

/** Stops the clock of a page before it is opened. Only the test advances it, however long that takes. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now - AHEAD })
  await page.clock.pauseAt(now)
}
