import type { FlowProps } from '../contract/flow'

/** The props of every screen of the claims. */
export interface ClaimsProps extends FlowProps<'claims'> {
  /** The label of the claims' entry in the contract's menu. */
  readonly heading: string
}
