/** What an earlier DÁP sign-in of this tab has kept, unchecked; `null` where there is none. */
export interface DapInput {
  readonly saved: unknown
}

/** The customer chose a contract and is signed in, or left the DÁP sign-in (its session has ended or is forgotten). */
export type DapOutput =
  | { readonly type: 'signedIn'; readonly accessToken: string; readonly identificationCaseId: string | null }
  | { readonly type: 'left' }
