import './Folded.css'
import type { ReactNode } from 'react'

interface Props {
  /** How it is unfolded, e.g. "Másik készüléken folytatom". */
  readonly label: string
  readonly children: ReactNode
}

/** What not everybody wants to see, behind a press; on paper it stands there. */
export const Folded = ({ label, children }: Props) => (
  <details className="folded">
    <summary>{label}</summary>
    {children}
  </details>
)
