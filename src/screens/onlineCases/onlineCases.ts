import type { SnapshotFrom } from 'xstate'
import type { OnlineCasesMachine } from '../../../machines/onlineCases/onlineCases.machine'
import type { FlowProps } from '../contract/flow'

/** What every screen of the cases submitted online is given. */
export interface OnlineCasesProps extends FlowProps<'onlineCases'> {
  readonly snapshot: SnapshotFrom<OnlineCasesMachine>
  /** The menu's label. */
  readonly heading: string
}
