/** The customer leaves the security settings. */
export interface SecurityOutput {
  readonly type: 'left'
}
