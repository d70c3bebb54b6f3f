/** How the session ended: at the insurer, too, or on this device only. */
export interface LogoutOutput {
  readonly type: 'loggedOut' | 'logoutFailed'
}
