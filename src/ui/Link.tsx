import type { ReactNode } from 'react'
import { Link as RouteLink } from 'wouter'

interface Props {
  readonly to: string
  readonly children: ReactNode
  /** Looks like a button where the next place is the main thing to do. */
  readonly appearance?: 'text' | 'primary' | 'secondary'
}

/** A way to another place of the portal. */
export const Link = ({ to, children, appearance = 'text' }: Props) => (
  <RouteLink href={to} className={appearance === 'text' ? '' : `action action-${appearance}`}>
    {children}
  </RouteLink>
)
