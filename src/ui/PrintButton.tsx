import type { ReactNode } from 'react'
import { attempt } from './attempt'

/** Prints the page as it stands; the print styles leave out what paper cannot use. */
export const PrintButton = ({ children }: { readonly children: ReactNode }) => (
  <button type="button" className="action action-secondary" onClick={() => attempt(() => window.print(), undefined)}>
    {children}
  </button>
)
