import type { AppSnapshot } from '../../app/actor'

/** What every screen of the security settings is given. */
export interface SecurityProps {
  readonly security: NonNullable<AppSnapshot['children']['security']>
}
