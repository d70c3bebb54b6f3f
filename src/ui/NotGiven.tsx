import './NotGiven.css'
import type { Content } from './content'

/** Stands where an answer would: among those that were given, it does not look like one. */
export const NotGiven = ({ children }: { readonly children: Content }) => <span className="not-given">{children}</span>
