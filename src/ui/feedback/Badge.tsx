import './Badge.css'
import type { Content } from '../content'
import { joinClasses } from '../controls/sends'

interface Props {
  /** `waiting`: the customer has to do something. `over`: the case has ended. */
  readonly kind?: 'plain' | 'waiting' | 'over'
  readonly children: Content
}

/** A status in a word or two. */
export const Badge = ({ kind = 'plain', children }: Props) => (
  <span className={joinClasses('badge', kind !== 'plain' && `badge-${kind}`)}>{children}</span>
)
