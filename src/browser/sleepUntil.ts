import type { Services } from '../../machines/services'

/** Longest time between two checks of the clock (ms), because timers stop while a device sleeps. */
const CHECK_INTERVAL = 10_000

/** Returns a function that waits until a deadline by the clock `now`. */
export const sleepByClock =
  (now: () => number): Services['sleepUntil'] =>
  (deadline, signal) =>
    new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const check = (): void => {
        const remaining = deadline - now()
        if (remaining <= 0) resolve()
        else timer = setTimeout(check, Math.min(remaining, CHECK_INTERVAL))
      }
      check()
      signal.addEventListener('abort', () => clearTimeout(timer))
    })
