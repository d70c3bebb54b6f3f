import type { Elements } from './content'

/** A row of buttons and links; below each other on a phone. The main one comes first. */
export const Actions = ({ children }: { readonly children: Elements }) => <div className="actions">{children}</div>
