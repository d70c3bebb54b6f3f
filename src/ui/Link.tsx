import type { ReactNode } from 'react'
import { Link as RouteLink } from 'wouter'

interface Props {
  readonly to: string
  readonly children: ReactNode
  /** Looks like a button where the next place is the main thing to do. */
  readonly look?: 'text' | 'primary' | 'secondary'
}

/** A way to another place of the portal. */
export const Link = ({ to, children, look = 'text' }: Props) => (
  <RouteLink href={to} className={look === 'text' ? '' : `action action-${look}`}>
    {children}
  </RouteLink>
)
