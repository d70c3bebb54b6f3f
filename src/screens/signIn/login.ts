import type { SnapshotFrom } from 'xstate'
import type { loginMachine } from '../../../machines/auth/login.machine'
import type { AppSnapshot } from '../../app/actor'

/** The running sign-in, which its screens show. */
export type LoginActor = NonNullable<AppSnapshot['children']['login']>

/** What every screen of the sign-in is given. */
export interface LoginProps {
  readonly login: LoginActor
}

/** The state's name as the page shows it: `enteringCode.ready`. */
export const stateOf = ({ value }: SnapshotFrom<typeof loginMachine>): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map((path) => path.join('.'))
        .join()
