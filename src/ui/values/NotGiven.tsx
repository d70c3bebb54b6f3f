import './NotGiven.css'
import type { Content } from '../content'

/** Text shown in place of an answer that the customer did not give. It looks different from an answer. */
export const NotGiven = ({ children }: { readonly children: Content }) => <span className="not-given">{children}</span>
