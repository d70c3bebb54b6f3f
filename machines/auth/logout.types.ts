/** The session to end at the insurer. It is closed on this device already. */
export interface LogoutInput {
  readonly accessToken: string
}

/** Tells the portal that the insurer did not confirm a logout. */
export interface LogoutFailed {
  readonly type: 'logout.failed'
}
