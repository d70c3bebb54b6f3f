import type { Services } from '../../machines/services'

/** Longest time between two checks of the clock (ms), because timers stop while a device sleeps. */
const LOOK = 10_000

/** Returns a function that waits until a deadline by the clock `now`. */
export const sleepBy =
  (now: () => number): Services['sleepUntil'] =>
  (deadline, signal) =>
    new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const look = (): void => {
        const left = deadline - now()
        if (left <= 0) resolve()
        else timer = setTimeout(look, Math.min(left, LOOK))
      }
      look()
      signal.addEventListener('abort', () => clearTimeout(timer))
    })
