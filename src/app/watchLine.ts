import { pageTurns } from './pageTurns'
import { portalStatus } from './portalStatus'

/** Pauses before the portal is asked again: the first, and the longest (ms). */
const FIRST = 1_000
const LONGEST = 15_000

/** What fails again so soon (ms) after the line was found back, fails for another reason: it is given time, each time twice as long. */
const SOON = 60_000

const never = new AbortController().signal

/** What is known of the line, beside what the browser tells. */
export interface Line {
  /** A file of the portal's own got no answer. */
  fail(): void
  /** Resolves when the line is back. */
  back(signal: AbortSignal): Promise<void>
  /** Resolves when the portal answers, for who knows that it did not. */
  reached(): Promise<void>
}

/** Hears what each look at the line has found. */
type Waiter = (isThere: boolean) => void

/**
 * Watches the line. Browsers tell that it is back only where they knew that it was gone, which they seldom do in a tunnel,
 * and not to a page that lay frozen meanwhile; and some take a line for gone that is there (beside a VPN). So the portal itself
 * is asked, while the page is seen, for as long as it does not answer: by one look at a time for all who wait. Where it answers
 * at first, it was not the line that failed: a failing system is not to be asked by everybody.
 */
export const watchLine = (): Line => {
  const waiting = new Set<Waiter>()
  let isFailing = false
  let foundAt = Number.NEGATIVE_INFINITY
  let rest = 0
  let pause = FIRST
  let isLooking = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = async (): Promise<void> => {
    if (isLooking) return
    isLooking = true
    clearTimeout(timer)
    if (document.visibilityState !== 'visible') await pageTurns('visible', never)
    const isThere = waiting.size > 0 && (await portalStatus()) !== undefined
    isLooking = false
    for (const hear of [...waiting]) hear(isThere)
    if (waiting.size > 0) timer = setTimeout(look, pause)
    pause = isThere || waiting.size === 0 ? FIRST : Math.min(2 * pause, LONGEST)
  }

  /** `given` is how long a file of the portal's that failed again is given before it is asked for; `null` for whatever else failed. */
  const wait = (given: number | null, wanted: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      let isGone = given === 0
      let later: ReturnType<typeof setTimeout> | undefined
      // Nobody tells whoever waited that it is over once the line is back: this ends by itself then.
      const over = new AbortController()
      const { signal } = over
      const found = (): void => {
        over.abort()
        resolve()
      }
      const begin = (): void => {
        waiting.add(hear)
        void look()
      }
      const hear = (isThere: boolean): void => {
        const wasGone = isGone
        isGone = true
        if (!isThere) return
        // What the browser tells is still heard.
        waiting.delete(hear)
        if (wasGone) {
          foundAt = Date.now()
          isFailing = false
          found()
        } else if (given !== null) later = setTimeout(begin, given)
      }
      signal.addEventListener('abort', () => {
        waiting.delete(hear)
        clearTimeout(later)
        if (waiting.size === 0) clearTimeout(timer)
      })
      wanted.addEventListener('abort', () => over.abort(), { signal })
      window.addEventListener('online', found, { once: true, signal })
      begin()
    })

  return {
    fail: () => {
      if (isFailing) return
      isFailing = true
      rest = Date.now() - foundAt < SOON + rest ? Math.max(LONGEST, 2 * rest) : 0
      // Whoever waits for that file begins to before anything else happens; whoever comes later waits for something else.
      setTimeout(() => {
        isFailing = false
      })
    },
    back: (wanted) => wait(isFailing ? rest : null, wanted),
    reached: () => wait(0, never),
  }
}
