import { useId } from 'react'
import type { Elements } from '../content'
import { ChevronIcon, ExternalIcon, type Icon } from '../icons/icons'
import { RouteLink } from './RouteLink'

interface Props {
  /** A path of the portal, or an external address if `newTab` is given. */
  readonly to: string
  readonly label: string
  /** One short line that helps to choose. */
  readonly note?: string | undefined
  /** The pending action behind the link, in a word or two. */
  readonly mark?: string | undefined
  readonly icon?: Icon
  /** Text that says that a new tab opens, e.g. "Új lapon nyílik". */
  readonly newTab?: string | undefined
  /** Called when the customer follows the link, for tracking only. */
  readonly onFollow?: () => void
}

/** A tile that is a single link. The label is its accessible name, and the other texts are its description. */
export function LinkCard({ to, label, note, mark, icon: Icon, newTab, onFollow }: Props) {
  const id = useId()
  const descriptionId = note || mark || newTab ? id : undefined
  return (
    <li className="tile">
      {Icon && <Icon />}
      <div>
        {newTab ? (
          <a href={to} target="_blank" rel="noopener noreferrer" aria-describedby={descriptionId} onClick={onFollow}>
            {label}
          </a>
        ) : (
          <RouteLink href={to} aria-describedby={descriptionId} onClick={onFollow}>
            {label}
          </RouteLink>
        )}
        {descriptionId && (
          <p id={id}>
            {mark && <strong className="mark">{mark}</strong>}
            <span>{[mark && ' ', note ?? newTab].join('')}</span>
            {/* Only for screen readers. On the screen, an icon says that a new tab opens. */}
            {note && newTab && <span className="hidden">{`. ${newTab}`}</span>}
          </p>
        )}
      </div>
      {newTab ? <ExternalIcon /> : <ChevronIcon />}
    </li>
  )
}

/** Tiles in one column on a phone, in several columns on a desktop. */
export const LinkCards = ({ children }: { readonly children: Elements }) => <ul className="tiles">{children}</ul>
