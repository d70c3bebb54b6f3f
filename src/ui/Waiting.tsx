import './Waiting.css'
import type { ReactNode } from 'react'

/** Something is under way whose end is not known: what is waited for. */
export const Waiting = ({ children }: { readonly children: ReactNode }) => (
  <div className="waiting" role="status">
    <span className="spinner" aria-hidden="true" />
    <span>{children}</span>
  </div>
)
