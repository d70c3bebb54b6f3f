import './AtThumb.css'
import './firstMoment.css'
import type { Elements } from '../content'

interface Props {
  /** The machine's state, if `children` do not show it. */
  readonly state?: string
  readonly children: Elements
}

/** A step of a case. On a phone its main button is at the foot of the screen, within reach of the thumb. */
export const AtThumb = ({ state, children }: Props) => (
  <div className="at-thumb" data-state={state}>
    {children}
  </div>
)
