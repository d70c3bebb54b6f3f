import type { CDPSession, Page } from 'playwright/test'

const KILOBYTE = 1024

/** Emulates a slow mobile network, or no network if `offline` is true. */
export const connect = (phone: CDPSession, { offline = false } = {}) =>
  phone.send('Network.emulateNetworkConditions', {
    offline,
    latency: 150,
    downloadThroughput: 200 * KILOBYTE,
    uploadThroughput: 90 * KILOBYTE,
  })

/**
 * Starts to add up the unexpected layout shifts. The score of each shift is the browser's; the sum is 0 if nothing
 * moves.
 */
export const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const moved = { score: 0 }
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) moved.score += Reflect.get(shift, 'value')
    }).observe({ type: 'layout-shift' })
  })

/** Returns the sum of the layout shifts since `watchShifts`. Waits for pending frames first. */
export const movedSoFar = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
    return Reflect.get(window, 'moved').score
  })
