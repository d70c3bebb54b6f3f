import type { AppSnapshot } from '../../hooks/actor'

/** The actor of the sign-in machine. */
export type LoginActor = NonNullable<AppSnapshot['children']['login']>

/** The props of every screen of the sign-in. */
export interface LoginProps {
  readonly login: LoginActor
}
