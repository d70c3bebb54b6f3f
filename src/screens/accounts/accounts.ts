import type { FlowProps } from '../contract/flow'

/** The props of every screen of the investment accounts. */
export interface AccountsProps extends FlowProps<'accounts'> {
  /** The menu's label. */
  readonly heading: string
}
