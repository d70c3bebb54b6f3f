import type { Services } from '../../machines/services'

/** Longest time between two checks of the clock (ms), because timers stop while a device sleeps. */
const CHECK_INTERVAL = 10_000

/** Returns a function that waits until a deadline by the clock `now`. */
export const sleepByClock =
  (now: () => number): Services['sleepUntil'] =>
  (deadline, signal) =>
    new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const stop = (): void => clearTimeout(timer)
      const check = (): void => {
        const remaining = deadline - now()
        if (remaining > 0) timer = setTimeout(check, Math.min(remaining, CHECK_INTERVAL))
        else {
          signal.removeEventListener('abort', stop)
          resolve()
        }
      }
      signal.addEventListener('abort', stop)
      check()
    })
