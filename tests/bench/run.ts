import type { Browser } from 'playwright'
import { recordRequests, type SeenRequest } from './requests'
import { slowPhone } from './slowPhone'

/** The results of one cold load of a page. Times in milliseconds, sizes in bytes. */
export type Run = {
  script: number
  style: number
  font: number
  document: number
  data: number
  requests: number
  chain: number
  external: number
  firstPaint: number
  largestPaint: number
  ready: number
  longestTask: number
  layoutShift: number
  heap: number
}

/** The message that the page writes to the console when it becomes interactive. */
const ANSWERS = 'bench: answers'

/**
 * Loads a page once without a cache, on an emulated phone with a processor slowed down four times. `hasLimit` also
 * emulates slow 4G. Returns the results.
 */
export async function coldRun(browser: Browser, url: string, hasLimit = true): Promise<Run> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  try {
    const page = await context.newPage()
    const session = await slowPhone(page, hasLimit)
    const requests = recordRequests(session)
    await page.addInitScript(observe)
    // Waits for a message that the page writes once it is interactive. Polling would run a script in the page, which
    // adds 75 ms to the measured load.
    const answered = page.waitForEvent('console', (message) => message.text() === ANSWERS)
    await page.goto(url)
    await answered
    await page.waitForLoadState('networkidle')
    const timings = await page.evaluate(() => window.bench)
    if (timings === undefined) throw new Error('The page lost what was observed.')
    const heap = await usedHeap()
    return { ...timings, heap, ...weights(requests(), url, timings.ready) }

    async function usedHeap(): Promise<number> {
      await session.send('HeapProfiler.collectGarbage')
      await session.send('Performance.enable')
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN
    }
  } finally {
    await context.close()
  }
}

/**
 * Returns the number and sizes of the requests that started before the page was interactive. `external` counts all
 * requests to other origins.
 */
function weights(
  seenRequests: readonly SeenRequest[],
  url: string,
  ready: number,
): Pick<Run, 'script' | 'style' | 'font' | 'document' | 'data' | 'requests' | 'chain' | 'external'> {
  const counted = seenRequests.filter(({ startedAt }) => startedAt <= ready)
  const bytesOf = (type: string): number =>
    counted.filter((request) => request.type === type).reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    script: bytesOf('Script'),
    style: bytesOf('Stylesheet'),
    font: bytesOf('Font'),
    document: bytesOf('Document'),
    // The browser reports no resource type for preloaded data.
    data: counted.filter((request) => request.url.endsWith('.json')).reduce((sum, { bytes }) => sum + bytes, 0),
    requests: counted.length,
    chain: Math.max(...counted.map(({ chain }) => chain)),
    external: seenRequests.filter((request) => new URL(request.url).origin !== new URL(url).origin).length,
  }
}

type Timings = Pick<Run, 'firstPaint' | 'largestPaint' | 'ready' | 'longestTask' | 'layoutShift'>

declare global {
  interface Window {
    bench?: Timings
  }
}

// Runs in the page before its own scripts.
function observe(): void {
  const bench: Timings = { firstPaint: 0, largestPaint: 0, ready: 0, longestTask: 0, layoutShift: 0 }
  window.bench = bench
  const on = (type: string, take: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  }
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') bench.firstPaint = entry.startTime
  })
  on('largest-contentful-paint', (entry) => {
    bench.largestPaint = entry.startTime
  })
  on('longtask', (entry) => {
    bench.longestTask = Math.max(bench.longestTask, entry.duration)
  })
  on('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') bench.layoutShift += entry.value
  })
  new MutationObserver((_changes, observer) => {
    if (document.documentElement?.dataset.ready === undefined) return
    bench.ready = performance.now()
    observer.disconnect()
    // Tells the benchmark that the page is interactive, so that it need not poll.
    console.debug('bench: answers')
  }).observe(document, { attributes: true, attributeFilter: ['data-ready'], subtree: true })
}
