import type { AppSnapshot } from '../../hooks/actor'

/** The running sign-in, which its screens show. */
export type LoginActor = NonNullable<AppSnapshot['children']['login']>

/** What every screen of the sign-in is given. */
export interface LoginProps {
  readonly login: LoginActor
}
