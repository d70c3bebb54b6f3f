import './Waiting.css'
import type { Content } from './content'

/** Something is under way whose end is not known: what is waited for. */
export const Waiting = ({ children }: { readonly children: Content }) => (
  <div className="waiting" role="status">
    <span className="spinner" aria-hidden="true" />
    <span>{children}</span>
  </div>
)
