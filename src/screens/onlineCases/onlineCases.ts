import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { onlineCasesMachine } from '../../../machines/onlineCases/onlineCases.machine'
import type { CasePlace } from '../../../machines/routes'

export type OnlineCasesActor = ActorRefFrom<typeof onlineCasesMachine>

/** What the flow is given by its contract. */
export interface FlowProps {
  readonly flow: OnlineCasesActor
  readonly place: CasePlace
}

/** What every screen of the cases submitted online is given. */
export interface OnlineCasesProps extends FlowProps {
  readonly snapshot: SnapshotFrom<typeof onlineCasesMachine>
  /** The menu's label. */
  readonly heading: string
}
