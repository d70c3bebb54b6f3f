import type { FlowProps } from '../contract/flow'

/** What every screen of the investment accounts is given. */
export interface AccountsProps extends FlowProps<'accounts'> {
  /** The menu's label. */
  readonly heading: string
}
