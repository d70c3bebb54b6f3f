import type { Elements } from '../../ui/content'
import { Screen } from '../../ui/layout/Screen'
import type { CodeProps } from './oneTimeCode'

interface Props extends Pick<CodeProps, 'heading' | 'above'> {
  readonly state: string
  readonly stepHeading: string
  /** The target of the code, or the reason why no code is accepted. */
  readonly lead: string
  readonly children: Elements
}

/** The frame of a code's screen: on its own, or as a step of a case. */
export const CodeScreen = ({ above, lead, children, ...texts }: Props) => (
  <Screen {...texts} isCase={above !== undefined} lead={above === undefined ? lead : undefined}>
    {above}
    {above !== undefined && <p>{lead}</p>}
    {children}
  </Screen>
)
