import { fromPromise } from 'xstate'
import { portsOf } from '../ports'

/** Is done when the customer no longer sees the page; at once where it is hidden already. */
export const pageHidden = fromPromise<void>(({ system, signal }) => portsOf(system).pageTurns('hidden', signal))

/** Is done when the customer sees the page again; at once where it is shown already. */
export const pageShown = fromPromise<void>(({ system, signal }) => portsOf(system).pageTurns('visible', signal))
