import type { TechnicalErrorType } from '../../src/api/technicalError'

/** The case (or sign-in) that waits for an identification. */
export interface IdentificationInput {
  readonly caseId: string
}

/** An identification under way, as a reload finds it again. */
export interface BegunIdentification {
  /** The provider's page: checked, absolute. */
  readonly address: string
  /** Until when its end is waited for (epoch, ms); the time in which the page is hidden does not count. */
  readonly until: number
}

/** What an identification starts with. */
export interface IdentificationStart {
  /** Begins the idempotency keys of this identification. */
  readonly key: string
  readonly begun: BegunIdentification | null
}

/** How an identification stands. `at` is the time of the answer (epoch, ms). */
export type IdentificationAnswer = { readonly at: number } & (
  | { readonly type: 'underWay'; readonly isOpened: boolean; readonly address: string | null }
  | { readonly type: 'verified' | 'refused' }
  /** No usable answer came, which says nothing of the identification. */
  | { readonly type: 'unknown'; readonly technicalError: TechnicalErrorType }
)

/** The identification as its screens read it. */
export interface IdentificationContext extends IdentificationInput {
  readonly key: string
  /** The request to the insurer that goes out next: repeated as it is, it is the same one. */
  readonly attempt: number
  readonly address: string
  readonly until: number
  /** Since when the page has been hidden (epoch, ms). */
  readonly hiddenAt: number | null
  /** When the insurer is asked next (epoch, ms), and how many pauses there were since the page was last shown. */
  readonly nextAt: number
  readonly pauses: number
  /** Whether the customer has opened the provider's page. */
  readonly isOpened: boolean
  /** Why the insurer could not be asked just now. */
  readonly technicalError: TechnicalErrorType | null
  readonly output: IdentificationOutput
}

/** What the customer does. */
export type IdentificationEvent =
  | { readonly type: 'identification.restarted' }
  | { readonly type: 'identification.left' }

/** How an identification ended. `left`: it can be taken up again; `expired`: the session behind it is over. */
export interface IdentificationOutput {
  readonly type: 'verified' | 'left' | 'expired'
}
