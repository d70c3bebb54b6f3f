import type { Content } from '../content'
import { RouteLink } from './RouteLink'
import { joinClasses } from './sends'

interface Props {
  readonly to: string
  readonly children: Content
  /** `primary` and `secondary` look like buttons. */
  readonly appearance?: 'text' | 'primary' | 'secondary'
  /** Accessible name, if the text is not enough; starts with the text. */
  readonly name?: string
  /** The id of the element that describes the link. */
  readonly describedBy?: string
  /** The text of a link that shows only an icon. */
  readonly tooltip?: string
}

/** A link to another route of the portal. */
export const Link = ({ to, children, appearance = 'text', name, describedBy, tooltip }: Props) => (
  <RouteLink
    href={to}
    aria-label={name}
    aria-describedby={describedBy}
    title={tooltip}
    className={appearance === 'text' ? '' : joinClasses('action', `action-${appearance}`)}
  >
    {children}
  </RouteLink>
)
