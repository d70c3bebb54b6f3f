import { attempt } from './attempt'
import type { Content } from './content'

/** Prints the page. The print styles leave out content that is useless on paper. */
export const PrintButton = ({ children }: { readonly children: Content }) => (
  <button type="button" className="action action-secondary" onClick={() => attempt(() => window.print(), undefined)}>
    {children}
  </button>
)
