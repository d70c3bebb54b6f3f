import './Lines.css'
import './Lines.css'
import { keyed } from './keyed'
import { ValueText, Verbatim } from './Verbatim'

interface Props {
  readonly lines: readonly string[]
  /** The lines are names of files. */
  readonly isVerbatim?: boolean
}

/** Several short lines that are one answer. */
export const Lines = ({ lines, isVerbatim = false }: Props) => (
  <ul className="answer-lines">
    {keyed(lines, (line) => line).map(({ key, item }) => (
      <li key={key}>{isVerbatim ? <Verbatim>{item}</Verbatim> : <ValueText>{item}</ValueText>}</li>
    ))}
  </ul>
)
