import { fromCallback } from 'xstate'
import { type Services, servicesOf } from '../services'

/** Shortest time between two callbacks (ms). */
const SHORTEST_INTERVAL = 30_000

/** The customer has returned to the page. */
export interface PageShown {
  readonly type: 'page.shown'
}

/**
 * Runs `callback` each time the customer comes back to the page, but at most once in 30 s. If the customer comes back
 * earlier, `callback` runs when the 30 s are over. Call the returned function to stop this, which also aborts the
 * signal that `callback` gets.
 */
export const onReturnToPage = (
  { comesToFront, sleepUntil, now }: Pick<Services, 'comesToFront' | 'sleepUntil' | 'now'>,
  callback: (signal: AbortSignal) => void,
): (() => void) => {
  const controller = new AbortController()
  const { signal } = controller
  let nextTime = 0
  const wait = async (): Promise<void> => {
    await comesToFront(signal)
    await sleepUntil(nextTime, signal)
    if (signal.aborted) return
    nextTime = now() + SHORTEST_INTERVAL
    callback(signal)
    return wait()
  }
  void wait()
  return () => controller.abort()
}

/** Sends its parent an event when the customer returns to the page, at most once in 30 s. */
export const watchFront = fromCallback<PageShown>(({ sendBack, system }) =>
  onReturnToPage(servicesOf(system), () => sendBack({ type: 'page.shown' } satisfies PageShown)),
)
