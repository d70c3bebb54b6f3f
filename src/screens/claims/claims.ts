import type { SnapshotFrom } from 'xstate'
import type { ClaimsMachine } from '../../../machines/claims/claims.machine'
import type { FlowProps } from '../contract/flow'

/** What every screen of the claims is given. */
export interface ClaimsProps extends Pick<FlowProps<'claims'>, 'flow' | 'place'> {
  readonly context: SnapshotFrom<ClaimsMachine>['context']
  /** The menu's label. */
  readonly heading: string
}
