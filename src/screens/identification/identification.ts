import type { AppSnapshot } from '../../hooks/actor'

/** The props of every screen of an identification: its actor, and the texts of the flow that requires it. */
export interface IdentificationProps {
  readonly identification: NonNullable<AppSnapshot['children']['identification']>
  readonly heading: string
  /** Reason of the identification. */
  readonly lead: string
  /** Label of the button that leaves the identification. */
  readonly leave: string
}
