import { fromPromise } from 'xstate'
import { portsOf } from '../services'

/** Is done when the browser is back on the network: time to read again what could not be read. */
export const networkBack = fromPromise<void>(({ system, signal }) => portsOf(system).networkBack(signal))
