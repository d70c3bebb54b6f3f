import { chosenOf, filesOf, rowsOf, textOf } from '../definition/answer'
import type { Answer, AskedField, Row } from '../definition/field'
import { kindOf } from './kinds/kinds'

/** A row without its key, and without cells that say nothing. */
const said = ({ of, cells }: Row) => [
  of,
  ...Object.entries(cells)
    .filter(([, cell]) => cell !== '')
    .sort(),
]

const written = (answer: Answer | undefined): string =>
  JSON.stringify([textOf(answer), chosenOf(answer), rowsOf(answer).map(said), filesOf(answer).map(({ id }) => id)])

/** Whether two answers say the same. */
export const isSameAnswer = (answer: Answer | undefined, other: Answer | undefined): boolean =>
  written(answer) === written(other)

const meant = (field: AskedField, answer: Answer | undefined): string =>
  field.type === 'text' && field.meaning !== undefined
    ? field.meaning(textOf(answer))
    : JSON.stringify(kindOf(field).toWire(field, answer) ?? null)

/**
 * Whether two answers to a question come to the same at the insurer, however they are written: 06 20 and +36 20, a plate with
 * its hyphen and without.
 */
export const meansSame = (field: AskedField, answer: Answer | undefined, other: Answer | undefined): boolean =>
  isSameAnswer(answer, other) ||
  // A file is another one before it is at the insurer, too.
  (field.type !== 'accepted' && field.type !== 'documents' && meant(field, answer) === meant(field, other))
