import type { Elements } from '../content'

/** A row of buttons and links, the main one first; a column on a phone. */
export const Actions = ({ children }: { readonly children: Elements }) => <div className="actions">{children}</div>
