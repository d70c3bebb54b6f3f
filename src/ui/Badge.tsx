import './Badge.css'
import type { Content } from './content'
import { classes } from './sends'

interface Props {
  /** `waiting` is for what waits for the customer, `over` for what has ended. */
  readonly kind?: 'plain' | 'waiting' | 'over'
  readonly children: Content
}

/** How something stands, in a word or two. */
export const Badge = ({ kind = 'plain', children }: Props) => (
  <span className={classes('badge', kind !== 'plain' && `badge-${kind}`)}>{children}</span>
)
