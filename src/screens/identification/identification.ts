import type { AppSnapshot } from '../../hooks/actor'

/** What every screen of an identification is given: its actor, and the words of whatever needs it. */
export interface IdentificationProps {
  readonly identification: NonNullable<AppSnapshot['children']['identification']>
  readonly heading: string
  /** Why the customer is to be identified. */
  readonly lead: string
  /** What leaving it is called. */
  readonly leave: string
}
