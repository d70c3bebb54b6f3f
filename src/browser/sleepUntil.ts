import type { Services } from '../../machines/services'

/** Longest time without a look at the clock (ms): timers stand still while a device sleeps. */
const LOOK = 10_000

/** Waits for deadlines by a clock. */
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
