import { chosenOf, rowsOf, textOf } from './answer'
import type { Answer, Row } from './field'

/** A row without its key, and without cells that say nothing. */
const said = ({ of, cells }: Row) => [
  of,
  ...Object.entries(cells)
    .filter(([, cell]) => cell !== '')
    .sort(),
]

const written = (answer: Answer | undefined): string =>
  JSON.stringify([textOf(answer), chosenOf(answer), rowsOf(answer).map(said)])

/** Whether two answers say the same; files are not compared. */
export const isSameAnswer = (answer: Answer | undefined, other: Answer | undefined): boolean =>
  written(answer) === written(other)
