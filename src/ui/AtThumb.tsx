import './AtThumb.css'
import './firstMoment.css'
import type { Elements } from './content'

interface Props {
  /** The machine's state that is shown, where what is inside does not say it. */
  readonly state?: string
  readonly children: Elements
}

/** A step of a case: on a phone its one main button lies under the thumb, wherever in it that stands. */
export const AtThumb = ({ state, children }: Props) => (
  <div className="at-thumb" data-state={state}>
    {children}
  </div>
)
