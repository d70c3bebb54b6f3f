import { assert, type IAsyncProperty } from 'fast-check'

/**
 * Time for which `npm run walk` repeats the walks (minutes). It is 0 in the test suite, where the walks take some
 * seconds.
 */
const minutes = Number(process.env.WALK_MINUTES ?? 0)

/** Longest duration of a test that repeats its walks (ms). */
export const LONGEST = (minutes + 5) * 60_000

/**
 * Checks a property on `numRuns` walks from a fixed seed. In `npm run walk`, repeats the check with further seeds for
 * `share` of the time.
 */
export const checkRepeatedly = async (property: IAsyncProperty<unknown>, numRuns: number, share = 1): Promise<void> => {
  const until = performance.now() + minutes * share * 60_000
  let seed = 20261121
  do {
    await assert(property, { seed, numRuns })
    seed += 1
  } while (performance.now() < until)
}
