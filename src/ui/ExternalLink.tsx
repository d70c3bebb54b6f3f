import type { ReactNode } from 'react'
import { ExternalIcon } from './icons'

interface Props {
  readonly href: string
  /** Said after the label, e.g. "új lapon nyílik". */
  readonly newTab: string
  readonly children: ReactNode
  readonly onFollow?: () => void
}

/** A way out of the portal, in a new tab, so that nothing typed here is lost. */
export const ExternalLink = ({ href, newTab, children, onFollow }: Props) => (
  <a href={href} target="_blank" rel="noopener noreferrer" onClick={onFollow}>
    {children}{' '}
    <span className="external">
      ({newTab})
      <ExternalIcon />
    </span>
  </a>
)
