import './NotGiven.css'
import type { ReactNode } from 'react'

/** Stands where an answer would: among those that were given, it does not look like one. */
export const NotGiven = ({ children }: { readonly children: ReactNode }) => (
  <span className="not-given">{children}</span>
)
