import type { Elements } from '../../ui/content'
import { Screen } from '../../ui/Screen'
import type { CodeProps } from './oneTimeCode'

interface Props extends Pick<CodeProps, 'heading' | 'above'> {
  readonly state: string
  readonly stepHeading: string
  /** Where the code has gone, or why none is taken. */
  readonly lead: string
  readonly children: Elements
}

/** The frame of a code: a screen of its own, or one step of a case, which looks like the others. */
export const CodeScreen = ({ above, lead, children, ...texts }: Props) => (
  <Screen {...texts} isCase={above !== undefined} lead={above === undefined ? lead : undefined}>
    {above}
    {above !== undefined && <p>{lead}</p>}
    {children}
  </Screen>
)
