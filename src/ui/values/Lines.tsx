import './Lines.css'
import './Lines.css'
import { ValueText, Verbatim } from './Verbatim'
import { withKeys } from './withKeys'

interface Props {
  readonly lines: readonly string[]
  /** True if the lines are file names, which are not translated. */
  readonly isVerbatim?: boolean
}

/** An answer that consists of several short lines. */
export const Lines = ({ lines, isVerbatim = false }: Props) => (
  <ul className="answer-lines">
    {withKeys(lines, (line) => line).map(({ key, item }) => (
      <li key={key}>{isVerbatim ? <Verbatim>{item}</Verbatim> : <ValueText>{item}</ValueText>}</li>
    ))}
  </ul>
)
