import type { StateValue } from 'xstate'
import type { AppSnapshot } from '../../hooks/actor'

/** The running DÁP sign-in, which its screens show. */
export type DapActor = NonNullable<AppSnapshot['children']['dap']>

/** What every screen of the DÁP sign-in is given. */
export interface DapProps {
  readonly dap: DapActor
}

/** The state's name as the page shows it: `identified.listing.settled`; what goes on side by side is joined by a comma. */
export const stateOf = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([name, inner]) => (inner === undefined ? name : `${name}.${stateOf(inner)}`))
        .join()
