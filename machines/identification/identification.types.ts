/** The case (or sign-in) that waits for an identification. */
export interface IdentificationInput {
  readonly caseId: string
}

/** How an identification ended. `left`: it can be taken up again; `expired`: the session behind it is over. */
export interface IdentificationOutput {
  readonly type: 'verified' | 'left' | 'expired'
}
