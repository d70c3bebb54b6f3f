import type { Elements } from '../../ui/content'
import { Screen } from '../../ui/layout/Screen'
import type { CodeProps } from './oneTimeCode'

interface Props extends Pick<CodeProps, 'heading' | 'above'> {
  readonly state: string
  readonly stepHeading: string
  /** Text that says where the code was sent, or why no code is accepted. */
  readonly lead: string
  readonly children: Elements
}

/** The layout of a code's screen. `above` is set if the code is a step of a case. */
export const CodeScreen = ({ above, lead, children, ...texts }: Props) => (
  <Screen {...texts} isCase={above !== undefined} lead={above === undefined ? lead : undefined}>
    {above}
    {above !== undefined && <p>{lead}</p>}
    {children}
  </Screen>
)
