import type { ReactNode } from 'react'
import { ExternalIcon } from './icons'

interface Props {
  readonly href: string
  /** Said after the label, e.g. "új lapon nyílik". */
  readonly newTab: string
  readonly children: ReactNode
  readonly onFollow?: () => void
  /** Looks like a button where the way out is the main thing to do. */
  readonly look?: 'text' | 'primary'
}

/** A way out of the portal, in a new tab, so that nothing typed here is lost. */
export const ExternalLink = ({ href, newTab, children, onFollow, look = 'text' }: Props) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    onClick={onFollow}
    className={look === 'text' ? undefined : `action action-${look}`}
  >
    {children}{' '}
    {look === 'text' ? (
      <span className="external">
        ({newTab})
        <ExternalIcon />
      </span>
    ) : (
      <>
        <span className="hidden">({newTab})</span>
        <ExternalIcon />
      </>
    )}
  </a>
)
