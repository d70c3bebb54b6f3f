import './Disclosure.css'
import type { Elements } from '../content'

interface Props {
  /** Label of the button that unfolds it, e.g. "Másik készüléken folytatom". */
  readonly label: string
  readonly children: Elements
}

/** Optional content behind a button; always printed. */
export const Disclosure = ({ label, children }: Props) => (
  <details className="folded">
    <summary>{label}</summary>
    {children}
  </details>
)
