import { fromPromise } from 'xstate'
import { servicesOf } from '../services'

/** Is done when the browser is back on the network: time to read again what could not be read. */
export const networkBack = fromPromise<void>(({ system, signal }) => servicesOf(system).networkBack(signal))
