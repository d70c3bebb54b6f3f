import { fromPromise } from 'xstate'
import { servicesOf } from '../services'

/**
 * Creates an actor that waits until the page has this visibility. The output is the time at which the wait ended
 * (epoch, ms).
 */
const visibilityActor = (visibility: 'hidden' | 'visible') =>
  fromPromise<number>(async ({ system, signal }) => {
    const services = servicesOf(system)
    await services.pageTurns(visibility, signal)
    return services.now()
  })

/** Is done when the page is hidden; at once if it already is. */
export const pageHidden = visibilityActor('hidden')

/** Is done when the page is visible; at once if it already is. */
export const pageShown = visibilityActor('visible')
