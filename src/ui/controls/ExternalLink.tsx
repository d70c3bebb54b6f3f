import type { Content } from '../content'
import { ExternalIcon } from '../icons/icons'

interface Props {
  readonly href: string
  /** Text after the label, e.g. "új lapon nyílik". */
  readonly newTab: string
  readonly children: Content
  readonly onFollow?: () => void
  /** `primary` looks like a button: the link is the main action. */
  readonly appearance?: 'text' | 'primary'
}

/** A link out of the portal, in a new tab, so that nothing typed here is lost. */
export const ExternalLink = ({ href, newTab, children, onFollow, appearance = 'text' }: Props) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    onClick={onFollow}
    className={appearance === 'text' ? undefined : `action action-${appearance}`}
  >
    <span>{children}</span>
    {appearance === 'text' ? (
      <span className="external">
        <span>{` (${newTab})`}</span>
        <ExternalIcon />
      </span>
    ) : (
      <>
        <span className="hidden">{` (${newTab})`}</span>
        <ExternalIcon />
      </>
    )}
  </a>
)
