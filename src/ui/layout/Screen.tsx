import type { Content, Elements } from '../content'
import { joinClasses } from '../controls/sends'
import { focusNewHeading } from './arrival'

interface Props {
  /** Name of the machine's state, written to `data-state`. */
  readonly state: string
  readonly heading: string
  /**
   * True while the insurer's heading loads. The screen reserves its space. Until then only screen readers get
   * `heading`.
   */
  readonly isHeadingComing?: boolean
  readonly stepHeading?: string | undefined
  readonly lead?: Content
  /** Uses the full width of a desktop window: for menus and tiles, not for text or forms. */
  readonly wide?: boolean
  /** True for a case. The name of the case comes first, then the heading of the step. */
  readonly isCase?: boolean
  /** True if the insurer's picture is shown beside the screen on a desktop. */
  readonly isPictured?: boolean
  readonly children?: Elements
}

/** Keeps words such as "SMS-ben" and "e-mail-címe" on one line, because browsers break lines at hyphens. */
const withUnbrokenWords = (heading: string): Content => {
  const parts = heading.split(/(\S*(?:SMS|mail)-\S+)/)
  if (parts.length === 1) return heading
  return parts.map((part, index) => (
    // The part's text is a stable key: the parts change only if the whole heading changes.
    <span key={part} className={index % 2 === 0 ? undefined : 'unbroken'}>
      {part}
    </span>
  ))
}

/** A screen with its heading. `stepHeading` is the heading of a step, which takes the focus when the step appears. */
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
    className={joinClasses('screen', wide && 'screen-wide', isCase && 'screen-case', isPictured && 'screen-pictured')}
    data-state={state}
  >
    <h1 key={heading} tabIndex={-1} ref={stepHeading === undefined ? focusNewHeading : undefined}>
      {isHeadingComing ? <span className="hidden">{heading}</span> : withUnbrokenWords(heading)}
    </h1>
    {stepHeading !== undefined && (
      <h2 key={stepHeading} tabIndex={-1} ref={focusNewHeading}>
        {withUnbrokenWords(stepHeading)}
      </h2>
    )}
    {lead !== undefined && <p className="lead">{lead}</p>}
    {children}
  </div>
)
