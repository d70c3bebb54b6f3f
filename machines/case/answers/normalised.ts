import { normaliseTyped } from '../../normaliseTyped'
import { rowsOf } from '../definition/answer'
import type { Answer, Answers, CaseForm, Cells, Field, RowsField } from '../definition/field'

/** Normalises a typed answer; chosen values are unchanged. */
export const normalisedValue = <Value>(field: Field | undefined, value: Value): Value | string =>
  field?.type === 'text' && typeof value === 'string' ? normaliseTyped(value) : value

const normalisedCells = ({ columns }: RowsField, cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, normalisedValue(columns[name], cell)]))

/** Normalises an answer. Cells of rows are normalised too, because they may be filled with the insurer's values. */
const normalisedAnswer = (field: Field | undefined, answer: Answer): Answer =>
  field?.type === 'rows'
    ? rowsOf(answer).map((row) => ({ ...row, cells: normalisedCells(field, row.cells) }))
    : normalisedValue(field, answer)

/** Normalises answers that the customer did not type, in the same way as typed ones. */
export const normalisedAnswers = (form: CaseForm, answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, normalisedAnswer(form[name], answer)]))
