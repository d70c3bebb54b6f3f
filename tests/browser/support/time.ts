import type { Page } from 'playwright/test'

/** The clock starts this much in the past (ms), because `pauseAt` needs a time in the clock's future. */
const CLOCK_LAG = 2000

/** Stops the clock of a page before the page opens. From then on only the test advances the clock. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now - CLOCK_LAG })
  await page.clock.pauseAt(now)
}
