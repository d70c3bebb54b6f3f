import { pageTurns } from './pageTurns'
import { portalStatus } from './portalStatus'

/** Pauses before the portal is asked again: the first, and the longest (ms). */
const FIRST = 1_000
const LONGEST = 15_000

/** What fails again so soon (ms) after the line was found back, fails for another reason: it is given time, each time twice as long. */
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
  let rest = 0
  const nextRest = (): number => (Date.now() - foundAt < SOON + rest ? Math.max(LONGEST, 2 * rest) : 0)
  return {
    fail: () => {
      hasFailed = true
    },
    back: (wanted) =>
      new Promise((resolve) => {
        const isOfPortal = hasFailed
        hasFailed = false
        if (isOfPortal) rest = nextRest()
        let isGone = isOfPortal && rest === 0
        let pause = FIRST
        let timer: ReturnType<typeof setTimeout> | undefined
        // Nobody tells whoever waited that it is over once the line is back: this ends by itself then.
        const over = new AbortController()
        const { signal } = over
        const found = (): void => {
          over.abort()
          resolve()
        }
        const look = async (): Promise<void> => {
          if (document.visibilityState !== 'visible') await pageTurns('visible', signal)
          const isThere = navigator.onLine && (await portalStatus()) !== undefined
          if (signal.aborted || (isThere && !isGone && !isOfPortal)) return
          if (isThere && isGone) {
            foundAt = Date.now()
            return found()
          }
          isGone = true
          timer = setTimeout(look, isThere ? rest : pause)
          if (!isThere) pause = Math.min(2 * pause, LONGEST)
        }
        signal.addEventListener('abort', () => clearTimeout(timer))
        wanted.addEventListener('abort', () => over.abort())
        window.addEventListener('online', found, { once: true, signal })
        void look()
      }),
  }
}
