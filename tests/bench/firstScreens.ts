import type { Browser } from 'playwright'
import { type Budget, compare } from './report'
import { coldRun, type Run } from './run'

/**
 * The measured first screens. The baseline is a page with only React. `ratio` is the screen's maximum time, divided by
 * the baseline's time.
 */
const screens = [
  { title: 'Home (/kezdolap)', path: '/kezdolap', ratio: 1.3 },
  { title: 'Sign-in (/kgfb/belepes)', path: '/kgfb/belepes', ratio: 1.35 },
] as const

/** The maximum ratio of times without a limit of the network speed. Only the processor then matters. */
const UNLIMITED = 1.6

/** Compares the first screens with the baseline, cold, on a slow phone: on slow 4G, and without a network limit. */
export async function firstScreens(
  browser: Browser,
  origins: { readonly floor: string; readonly portal: string },
  runs: number,
): Promise<string> {
  const urls = [`${origins.floor}/`, ...screens.map(({ path }) => origins.portal + path)]
  const tables: string[] = []
  for (const hasLimit of [true, false]) {
    const [floor = [], ...portal] = await inTurn(browser, urls, runs, hasLimit)
    tables.push(
      `${runs} cold runs each, interleaved, medians; 4x slower processor, ${hasLimit ? 'slow 4G' : 'no limit on the line'}`,
    )
    for (const [index, { title, ratio }] of screens.entries()) {
      const budget: Budget = { ready: hasLimit ? ratio : UNLIMITED }
      // Without a network limit the table has only times, because the transfer sizes are the same on every network.
      const text = compare(title, floor, portal[index] ?? [], budget, hasLimit ? undefined : ['ready', 'longestTask'])
      tables.push(text)
    }
  }
  return tables.join('\n\n')
}

/** Loads several pages cold, in turn, in `runs` rounds. Returns the results by page. */
async function inTurn(browser: Browser, urls: readonly string[], runs: number, hasLimit: boolean): Promise<Run[][]> {
  // Loads each page once before the measurement, since the first load in a browser is slower than the others.
  for (const url of urls) await coldRun(browser, url, hasLimit)
  const results: Run[][] = urls.map(() => [])
  for (let round = 0; round < runs; round += 1) {
    for (const [index, url] of urls.entries()) results[index]?.push(await coldRun(browser, url, hasLimit))
  }
  return results
}
