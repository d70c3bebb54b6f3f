import type { ReactNode } from 'react'

/** A row of buttons and links; below each other on a phone. The main one comes first. */
export const Actions = ({ children }: { readonly children: ReactNode }) => <div className="actions">{children}</div>
