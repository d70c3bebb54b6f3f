import type { AppSnapshot } from '../../hooks/actor'

/** The running sign-in. */
export type LoginActor = NonNullable<AppSnapshot['children']['login']>

/** The props of every screen of the sign-in. */
export interface LoginProps {
  readonly login: LoginActor
}
