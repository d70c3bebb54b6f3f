import type { FlowProps } from '../contract/flow'

/** The props of every screen of the cases submitted online. */
export interface OnlineCasesProps extends FlowProps<'onlineCases'> {
  /** The label of the menu entry, which each screen shows as its heading. */
  readonly heading: string
}
