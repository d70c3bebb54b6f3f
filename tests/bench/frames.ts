import type { Page } from 'playwright'

/** Frame times of a page during an action (ms). */
export interface Frames {
  readonly count: number
  readonly median: number
  readonly p95: number
  readonly longest: number
  /** Tasks of more than 50 ms. */
  readonly longTasks: number
  readonly longestTask: number
}

interface Recorded {
  readonly gaps: number[]
  readonly tasks: number[]
  stop(): void
}

declare global {
  interface Window {
    recorded?: Recorded
  }
}

/** Measures the gaps between frames and the long tasks during an action on a page. */
export async function frames(page: Page, action: () => Promise<unknown>): Promise<Frames> {
  await page.evaluate(record)
  await action()
  const { gaps, tasks } = await page.evaluate(() => {
    const { recorded } = window
    recorded?.stop()
    return { gaps: recorded?.gaps ?? [], tasks: recorded?.tasks ?? [] }
  })
  const sorted = gaps.sort((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return {
    count: sorted.length,
    median: at(0.5),
    p95: at(0.95),
    longest: Math.max(...sorted),
    longTasks: tasks.length,
    longestTask: Math.max(0, ...tasks),
  }
}

// Runs in the page.
function record(): void {
  const gaps: number[] = []
  const tasks: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  })
  observer.observe({ type: 'longtask' })
  let last = performance.now()
  let next = requestAnimationFrame(function frame(now) {
    gaps.push(now - last)
    last = now
    next = requestAnimationFrame(frame)
  })
  window.recorded = {
    gaps,
    tasks,
    stop: () => {
      cancelAnimationFrame(next)
      observer.disconnect()
    },
  }
}
