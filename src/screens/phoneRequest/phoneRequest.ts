import type { AppSnapshot } from '../../hooks/actor'

/** What every screen of the phone number request is given. */
export interface PhoneRequestProps {
  readonly request: NonNullable<AppSnapshot['children']['phoneRequest']>
}
