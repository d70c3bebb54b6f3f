import { fromPromise } from 'xstate'
import { servicesOf } from '../services'

/** Is done so long (ms) after it began; the end is set as a deadline then, which a sleeping device does not move. */
export const pause = fromPromise<void, { readonly length: number }>(({ input, system, signal }) => {
  const { now, sleepUntil } = servicesOf(system)
  return sleepUntil(now() + input.length, signal)
})

/** The same before something is tried again: it is time as soon as a browser that is offline is back on the network. */
export const retryPause = fromPromise<void, { readonly length: number }>(async ({ input, system, signal }) => {
  const { now, sleepUntil, networkBack } = servicesOf(system)
  const over = new AbortController()
  signal.addEventListener('abort', () => over.abort())
  await Promise.race([sleepUntil(now() + input.length, over.signal), networkBack(over.signal)])
  over.abort()
})
