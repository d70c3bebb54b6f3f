import type { ReactNode } from 'react'
import { arrive } from './arrival'
import { classes } from './sends'

interface Props {
  /** The machine's state that is shown. */
  readonly state: string
  readonly heading: string
  readonly stepHeading?: string | undefined
  readonly lead?: ReactNode
  /** Uses the whole width on a desk: menus and tiles, not text or forms. */
  readonly wide?: boolean
  readonly children?: ReactNode
}

/** A screen: which state it shows, its heading, and the heading that takes the focus after a step. */
export const Screen = ({ state, heading, stepHeading, lead, wide = false, children }: Props) => (
  <div className={classes('screen', wide && 'screen-wide')} data-state={state}>
    <h1 key={heading} tabIndex={-1} ref={stepHeading === undefined ? arrive : undefined}>
      {heading}
    </h1>
    {stepHeading !== undefined && (
      <h2 key={stepHeading} tabIndex={-1} ref={arrive}>
        {stepHeading}
      </h2>
    )}
    {lead !== undefined && <p className="lead">{lead}</p>}
    {children}
  </div>
)
