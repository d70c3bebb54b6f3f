import { fromPromise } from 'xstate'
import { servicesOf } from '../services'

/** Is done when the browser is back online, so that failed reads can be repeated. */
export const networkBack = fromPromise<void>(({ system, signal }) => servicesOf(system).networkBack(signal))
