import type { StateValue } from 'xstate'
import type { AppSnapshot } from '../../hooks/actor'

/** The running DÁP sign-in. */
export type DapActor = NonNullable<AppSnapshot['children']['dap']>

/** The props of every screen of the DÁP sign-in. */
export interface DapProps {
  readonly dap: DapActor
}

/** Returns the state's name in the page, e.g. `identified.listing.settled`. Parallel states are joined by commas. */
export const stateOf = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([name, childState]) => (childState === undefined ? name : `${name}.${stateOf(childState)}`))
        .join()
