import type { FlowProps } from '../contract/flow'

/** The props of every screen of the claims. */
export interface ClaimsProps extends FlowProps<'claims'> {
  /** The menu's label. */
  readonly heading: string
}
