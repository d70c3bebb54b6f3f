import type { FlowProps } from '../contract/flow'

/** What every screen of the cases submitted online is given. */
export interface OnlineCasesProps extends FlowProps<'onlineCases'> {
  /** The menu's label. */
  readonly heading: string
}
