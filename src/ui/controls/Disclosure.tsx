import './Disclosure.css'
import type { Elements } from '../content'

interface Props {
  /** Label of the button that shows the content, e.g. "Másik készüléken folytatom". */
  readonly label: string
  readonly children: Elements
}

/** Content that is hidden until the customer presses the button. A printout always includes the content. */
export const Disclosure = ({ label, children }: Props) => (
  <details className="folded">
    <summary>{label}</summary>
    {children}
  </details>
)
