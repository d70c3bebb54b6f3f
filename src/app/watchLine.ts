import { portalStatus } from './portalStatus'

/** Pauses before the portal is asked again: the first, and the longest (ms). */
const FIRST = 1_000
const LONGEST = 15_000

/** What fails again so soon (ms) after the line was found back, fails for another reason: it is not asked for at once. */
const SOON = 60_000

/** What is known of the line, beside what the browser tells. */
export interface Line {
  /** A file of the portal's own got no answer. */
  fail(): void
  /** Resolves when the line is back. */
  back(signal: AbortSignal): Promise<void>
}

/**
 * Watches the line. Browsers tell that it is back only where they knew that it was gone, which they seldom do in a tunnel,
 * and not to a page that lay frozen meanwhile. So the portal itself is asked, while the page is seen, for as long as it does not
 * answer. Where it answers at first, it was not the line that failed: a failing system is not to be asked by everybody.
 */
export const watchLine = (): Line => {
  let hasFailed = false
  let foundAt = Number.NEGATIVE_INFINITY
  return {
    fail: () => {
      hasFailed = true
    },
    back: (signal) =>
      new Promise((resolve) => {
        let isGone = hasFailed
        hasFailed = false
        let pause = FIRST
        const look = async (): Promise<void> => {
          if (document.visibilityState === 'visible') {
            const isThere = navigator.onLine && (await portalStatus()) !== undefined
            if (signal.aborted || (isThere && !isGone)) return
            if (isThere) {
              foundAt = Date.now()
              return resolve()
            }
            isGone = true
          }
          timer = setTimeout(look, pause)
          pause = Math.min(2 * pause, LONGEST)
        }
        let timer = setTimeout(look, Date.now() - foundAt < SOON ? LONGEST : 0)
        signal.addEventListener('abort', () => clearTimeout(timer))
        window.addEventListener('online', () => resolve(), { once: true, signal })
      }),
  }
}
