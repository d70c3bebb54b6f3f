import type { AppSnapshot } from '../../hooks/actor'

/** The props of every screen of the phone number request. */
export interface PhoneRequestProps {
  readonly request: NonNullable<AppSnapshot['children']['phoneRequest']>
}
