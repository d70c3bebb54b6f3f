import type { Detail } from './detail'

/** What of a contract's header cases show as it is by now. */
export interface PresentHeader {
  readonly licensePlateNumber?: string | null | undefined
  readonly contract: {
    readonly phoneNumber?: string | null | undefined
    readonly email?: string | null | undefined
  }
}

/** What it is by now, before it is changed; nothing where the header does not say. */
export type Present = (header: PresentHeader) => readonly Detail[]
