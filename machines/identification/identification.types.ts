import type { TechnicalErrorType } from '../../src/api/technicalError'

/** `caseId`: the id of the submitted case, or of the sign-in, that needs an identification. */
export interface IdentificationInput {
  readonly caseId: string
}

/** An identification in progress, as it is restored after a reload. */
export interface OngoingIdentification {
  /** The provider's page: validated, absolute. */
  readonly address: string
  /** The end of the wait (epoch, ms). Time while the page is hidden does not count. */
  readonly until: number
}

/** The initial data of an identification. */
export interface IdentificationStart {
  /** Prefix of this identification's idempotency keys. */
  readonly key: string
  readonly begun: OngoingIdentification | null
  /** `true` if the tab's storage survives leaving the page, so that the provider's page can be opened in this tab. */
  readonly canOpenHere: boolean
}

/**
 * The state of an identification. `at` is the time of the answer (epoch, ms). `takesEffect` is `false` if the insurer's
 * list shows that the identified case was rejected or superseded.
 */
export type IdentificationAnswer = { readonly at: number } & (
  | { readonly type: 'underWay'; readonly isOpened: boolean; readonly address: string | null }
  | { readonly type: 'verified'; readonly takesEffect: boolean }
  | { readonly type: 'refused' }
  /** There was no usable answer. The identification's state is unknown. */
  | { readonly type: 'unknown'; readonly technicalError: TechnicalErrorType }
)

/** The context of the identification's machine. */
export interface IdentificationContext extends IdentificationInput {
  readonly key: string
  /** Attempt number. A retry keeps it, so the idempotency key is unchanged. */
  readonly attempt: number
  readonly address: string
  readonly until: number
  /** The time at which the page was hidden (epoch, ms); `null` while the page is visible. */
  readonly hiddenAt: number | null
  /** The time of the next poll (epoch, ms), and the number of pauses since the page was last shown. */
  readonly nextAt: number
  readonly pauses: number
  /** `true` if the customer has opened the provider's page. */
  readonly isOpened: boolean
  /** The reason why the last poll failed; `null` if it did not fail. */
  readonly technicalError: TechnicalErrorType | null
  readonly canOpenHere: boolean
  readonly output: IdentificationOutput
}

/** The customer's events. */
export type IdentificationEvent =
  | { readonly type: 'identification.restarted' }
  | { readonly type: 'identification.left' }

/**
 * `verified`: the customer is identified; `takesEffect` is as in `IdentificationAnswer`. `left`: the identification can
 * be continued later. `expired`: the session has expired.
 */
export type IdentificationOutput =
  | { readonly type: 'verified'; readonly takesEffect: boolean }
  | { readonly type: 'left' | 'expired' }
