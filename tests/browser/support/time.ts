import type { Page } from 'playwright/test'

/** How far the clock is first set back (ms). `pauseAt` needs a time later than the clock's. */
const AHEAD = 2000

/** Stops the clock of a page before it is opened. Only the test advances it, however long that takes. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now - AHEAD })
  await page.clock.pauseAt(now)
}
