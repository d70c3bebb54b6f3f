import './NotGiven.css'
import type { Content } from '../content'

/** Text in place of a missing answer, which looks different from given ones. */
export const NotGiven = ({ children }: { readonly children: Content }) => <span className="not-given">{children}</span>
