import { fromPromise } from 'xstate'
import { servicesOf } from '../services'

/** Waits until the page turns so; is done with that time (epoch, ms). */
const pageTurns = (to: 'hidden' | 'visible') =>
  fromPromise<number>(async ({ system, signal }) => {
    const services = servicesOf(system)
    await services.pageTurns(to, signal)
    return services.now()
  })

/** Is done when the customer no longer sees the page; at once where it is hidden already. */
export const pageHidden = pageTurns('hidden')

/** Is done when the customer sees the page again; at once where it is shown already. */
export const pageShown = pageTurns('visible')
