import type { SnapshotFrom } from 'xstate'
import type { AccountsMachine } from '../../../machines/accounts/accounts.machine'
import type { FlowProps } from '../contract/flow'

/** What every screen of the investment accounts is given. */
export interface AccountsProps extends FlowProps<'accounts'> {
  readonly snapshot: SnapshotFrom<AccountsMachine>
  /** The menu's label. */
  readonly heading: string
}
