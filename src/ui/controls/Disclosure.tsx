import './Disclosure.css'
import type { Elements } from '../content'

interface Props {
  /** Label of the button that shows the content, e.g. "Másik készüléken folytatom". */
  readonly label: string
  readonly children: Elements
}

/** Optional content, shown after a press. It is always printed. */
export const Disclosure = ({ label, children }: Props) => (
  <details className="folded">
    <summary>{label}</summary>
    {children}
  </details>
)
