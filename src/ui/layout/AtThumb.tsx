import './AtThumb.css'
import './firstMoment.css'
import type { Elements } from '../content'

interface Props {
  /** The state for `data-state`. Absent if an element in `children` has that attribute. */
  readonly state?: string
  readonly children: Elements
}

/** A step of a case. On a phone its main button is at the foot of the screen, within reach of the thumb. */
export const AtThumb = ({ state, children }: Props) => (
  <div className="at-thumb" data-state={state}>
    {children}
  </div>
)
