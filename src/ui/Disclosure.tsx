import './Disclosure.css'
import type { Elements } from './content'

interface Props {
  /** How it is unfolded, e.g. "Másik készüléken folytatom". */
  readonly label: string
  readonly children: Elements
}

/** What not everybody wants to see, behind a press; on paper it stands there. */
export const Disclosure = ({ label, children }: Props) => (
  <details className="folded">
    <summary>{label}</summary>
    {children}
  </details>
)
