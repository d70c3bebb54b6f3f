/** The session to end at the insurer. It is already closed in this tab. */
export interface LogoutInput {
  readonly accessToken: string
}

/** Sent to the portal: the insurer did not confirm a logout. */
export interface LogoutFailed {
  readonly type: 'logout.failed'
}
