import { normaliseTyped } from '../../normaliseTyped'
import { rowsOf } from '../definition/answer'
import type { Answer, Answers, CaseForm, Cells, Field, RowsField } from '../definition/field'

/** A typed answer, normalised; the ids of what was chosen stay as they are. */
export const normalisedValue = <Value>(field: Field | undefined, value: Value): Value | string =>
  field?.type === 'text' && typeof value === 'string' ? normaliseTyped(value) : value

const normalisedCells = ({ columns }: RowsField, cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, normalisedValue(columns[name], cell)]))

/** Cells of a row that the insurer knows, normalised where they are typed. */
const normalisedAnswer = (field: Field | undefined, answer: Answer): Answer =>
  field?.type === 'rows'
    ? rowsOf(answer).map((row) => ({ ...row, cells: normalisedCells(field, row.cells) }))
    : normalisedValue(field, answer)

/** Answers that were not typed here, normalised as typed ones are. */
export const normalisedAnswers = (form: CaseForm, answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, normalisedAnswer(form[name], answer)]))
