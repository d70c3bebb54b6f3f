import { fromPromise } from 'xstate'
import { servicesOf } from '../services'

/** Is done after `length` ms. The deadline is fixed at the start, so time during which the device sleeps counts too. */
export const pause = fromPromise<void, { readonly length: number }>(({ input, system, signal }) => {
  const { now, sleepUntil } = servicesOf(system)
  return sleepUntil(now() + input.length, signal)
})

/** A pause before a retry. It ends early as soon as an offline browser is back online. */
export const retryPause = fromPromise<void, { readonly length: number }>(async ({ input, system, signal }) => {
  const { now, sleepUntil, networkBack } = servicesOf(system)
  const controller = new AbortController()
  signal.addEventListener('abort', () => controller.abort())
  await Promise.race([sleepUntil(now() + input.length, controller.signal), networkBack(controller.signal)])
  controller.abort()
})
