import type { Browser } from 'playwright'
import { answer, observe } from './inPage'
import { median } from './report'
import { recordRequests } from './requests'
import { coldRun } from './run'
import { slowPhone } from './slowPhone'

/**
 * Measurements of opening a case by its address, in ms. `all` is the time until the case is rendered. `insurer` is the
 * part of it spent on the insurer's responses. `first` is the time of a cold first screen.
 */
export interface ByAddress {
  readonly all: number
  readonly insurer: number
  readonly first: number
  readonly requests: number
  readonly bytes: number
  readonly waves: number
}

const FIRST = '/kgfb/belepes'
const CASE = '/kgfb/ugyek/license-plate'

/**
 * Maximum delay (ms) of the case after a cold first screen, without the insurer's response times:
 * two round trips.
 */
const LONGER = 2 * 150

/**
 * Opens a case by its address, like a customer who follows a link in an e-mail. The cache is empty, and the tab has a
 * stored session.
 */
export async function byAddress(browser: Browser, origin: string, session: string): Promise<ByAddress> {
  const { ready: first } = await coldRun(browser, `${origin}${FIRST}`)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  try {
    const page = await context.newPage()
    const requests = recordRequests(await slowPhone(page))
    await page.addInitScript(observe)
    await page.addInitScript((storedSession) => sessionStorage.setItem('session', storedSession), session)
    await page.goto(`${origin}${CASE}`)
    // Evaluates the page only after the load. Playwright runs the evaluated script in the page, which would add to the
    // measured time.
    await page.waitForLoadState('networkidle')
    const times = await page.evaluate(answer, { pattern: '^filling', byAddress: true })
    const countedRequests = requests().filter(({ type, startedAt }) => type !== 'Preflight' && startedAt <= times.all)
    return {
      ...times,
      first,
      requests: countedRequests.length,
      bytes: countedRequests.reduce((sum, { bytes }) => sum + (bytes || 0), 0),
      waves: Math.max(...countedRequests.map(({ chain }) => chain)),
    }
  } finally {
    await context.close()
  }
}

/** Returns the table row for opening a case by its address. The table's other rows are presses. */
export function byAddressRow(runs: readonly ByAddress[]): string[] {
  const medianOf = (select: (run: ByAddress) => number) => median(runs.map(select))
  const ownTime = medianOf(({ all, insurer }) => all - insurer)
  const budget = medianOf(({ first }) => first) + LONGER
  const times = [medianOf(({ all }) => all), medianOf(({ insurer }) => insurer), ownTime, budget]
  return [
    'cold by address while signed in',
    ...times.map((time) => `${time.toFixed(0)} ms`),
    ownTime <= budget ? 'ok' : 'OVER',
    medianOf(({ requests }) => requests).toFixed(0),
    `${(medianOf(({ bytes }) => bytes) / 1000).toFixed(1)} kB`,
    medianOf(({ waves }) => waves).toFixed(0),
  ]
}
