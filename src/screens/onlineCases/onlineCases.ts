import type { FlowProps } from '../contract/flow'

/** The props of every screen of the cases submitted online. */
export interface OnlineCasesProps extends FlowProps<'onlineCases'> {
  /** The menu's label. */
  readonly heading: string
}
