import type { Page } from 'playwright/test'

/** How far the page's clock is set back first (ms), so that it can be stopped no later than now. */
const AHEAD = 2000

/** Stops the clock of a page that has not been opened yet: its time passes where a test lets it, however long that takes. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now - AHEAD })
  await page.clock.pauseAt(now)
}
