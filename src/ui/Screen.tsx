import { arrive } from './arrival'
import type { Content, Elements } from './content'
import { classes } from './sends'

interface Props {
  /** The machine's state that is shown. */
  readonly state: string
  readonly heading: string
  /** The words are the insurer's, and yet to come: their place is kept, and the heading meanwhile only read out. */
  readonly isHeadingComing?: boolean
  readonly stepHeading?: string | undefined
  readonly lead?: Content
  /** Uses the whole width on a desk: menus and tiles, not text or forms. */
  readonly wide?: boolean
  /** A case: its name leads, the step follows. */
  readonly isCase?: boolean
  /** With the picture of the insurer's world beside it on a desk. */
  readonly isPictured?: boolean
  readonly children?: Elements
}

/** A heading whose words with a hyphen stay on one line, if there is room for them: SMS-ben, e-mail-címe. */
const unbroken = (heading: string): Content => {
  const parts = heading.split(/(\S*(?:SMS|mail)-\S+)/)
  if (parts.length === 1) return heading
  return parts.map((part, index) => (
    // The parts of one heading change only with it.
    <span key={part} className={index % 2 === 0 ? undefined : 'unbroken'}>
      {part}
    </span>
  ))
}

/** A screen: which state it shows, its heading, and the heading that takes the focus after a step. */
export const Screen = ({
  state,
  heading,
  isHeadingComing = false,
  stepHeading,
  lead,
  wide = false,
  isCase = false,
  isPictured = false,
  children,
}: Props) => (
  <div
    className={classes('screen', wide && 'screen-wide', isCase && 'screen-case', isPictured && 'screen-pictured')}
    data-state={state}
  >
    <h1 key={heading} tabIndex={-1} ref={stepHeading === undefined ? arrive : undefined}>
      {isHeadingComing ? <span className="hidden">{heading}</span> : unbroken(heading)}
    </h1>
    {stepHeading !== undefined && (
      <h2 key={stepHeading} tabIndex={-1} ref={arrive}>
        {unbroken(stepHeading)}
      </h2>
    )}
    {lead !== undefined && <p className="lead">{lead}</p>}
    {children}
  </div>
)
