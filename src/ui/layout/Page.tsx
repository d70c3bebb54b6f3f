import type { Elements } from '../content'
import { joinClasses } from '../controls/sends'
import { JumpLink } from './JumpLink'

interface Props {
  /** Text of the link that skips the header: "Ugrás a tartalomra". */
  readonly skip: string
  readonly header: Elements
  readonly footer: Elements
  /** `light` has other colours. It is for the sign-in and the phone number request. */
  readonly tone?: 'plain' | 'light'
  readonly children: Elements
}

/** The layout of every screen: header, content and footer. */
export const Page = ({ skip, header, footer, tone = 'plain', children }: Props) => (
  <div className={joinClasses('page', tone === 'light' && 'page-light')}>
    <JumpLink className="skip" to="tartalom">
      {skip}
    </JumpLink>
    {header}
    <main className="main" id="tartalom" tabIndex={-1}>
      {children}
    </main>
    {footer}
  </div>
)
