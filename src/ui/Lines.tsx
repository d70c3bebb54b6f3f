import './Lines.css'
import './Lines.css'
import { keyed } from './keyed'

/** Several short lines that are one answer. */
export const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className="answer-lines">
    {keyed(lines, (line) => line).map(({ key, item }) => (
      <li key={key}>{item}</li>
    ))}
  </ul>
)
