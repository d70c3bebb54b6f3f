import type { FlowProps } from '../contract/flow'

/** What every screen of the claims is given. */
export interface ClaimsProps extends FlowProps<'claims'> {
  /** The menu's label. */
  readonly heading: string
}
