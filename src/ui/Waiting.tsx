import './Waiting.css'
import type { ReactNode } from 'react'

/** Something is under way and its end is not known. Has its room from the start, and shows itself after a moment. */
export const Waiting = ({ children }: { readonly children: ReactNode }) => (
  <div className="waiting" role="status">
    <span className="spinner" aria-hidden="true" />
    <span>{children}</span>
  </div>
)
