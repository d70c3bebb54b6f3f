import './Waiting.css'
import type { Content } from '../content'

/** A status for work of unknown duration. */
export const Waiting = ({ children }: { readonly children: Content }) => (
  <div className="waiting" role="status">
    <span className="spinner" aria-hidden="true" />
    <span>{children}</span>
  </div>
)
