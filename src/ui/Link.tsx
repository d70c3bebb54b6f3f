import type { Content } from './content'
import { RouteLink } from './RouteLink'
import { classes } from './sends'

interface Props {
  readonly to: string
  readonly children: Content
  /** Looks like a button where the next place is the main thing to do. */
  readonly appearance?: 'text' | 'primary' | 'secondary'
  /** Says more than its words where they are not enough; starts with them. */
  readonly name?: string
  /** The id of what says more of it. */
  readonly describedBy?: string
  /** Its words, where only an icon of them is seen. */
  readonly tooltip?: string
}

/** A way to another place of the portal. */
export const Link = ({ to, children, appearance = 'text', name, describedBy, tooltip }: Props) => (
  <RouteLink
    href={to}
    aria-label={name}
    aria-describedby={describedBy}
    title={tooltip}
    className={appearance === 'text' ? '' : classes('action', `action-${appearance}`)}
  >
    {children}
  </RouteLink>
)
