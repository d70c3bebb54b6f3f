import { attempt } from './attempt'
import type { Content } from './content'

/** Prints the page as it stands; the print styles leave out what paper cannot use. */
export const PrintButton = ({ children }: { readonly children: Content }) => (
  <button type="button" className="action action-secondary" onClick={() => attempt(() => window.print(), undefined)}>
    {children}
  </button>
)
