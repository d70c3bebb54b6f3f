import './NotGiven.css'
import type { Content } from '../content'

/** Text in place of a missing answer. It looks different from given answers. */
export const NotGiven = ({ children }: { readonly children: Content }) => <span className="not-given">{children}</span>
