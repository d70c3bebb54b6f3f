import { normaliseTyped } from '../../normaliseTyped'
import { rowsOf } from '../definition/answer'
import type { Answer, Answers, CaseForm, Cells, Field, RowsField } from '../definition/field'

/** Normalises a typed answer; chosen values are unchanged. */
export const normalisedValue = <Value>(field: Field | undefined, value: Value): Value | string =>
  field?.type === 'text' && typeof value === 'string' ? normaliseTyped(value) : value

const normalisedCells = ({ columns }: RowsField, cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, normalisedValue(columns[name], cell)]))

/** Normalises typed cells too, because the insurer's values fill rows. */
const normalisedAnswer = (field: Field | undefined, answer: Answer): Answer =>
  field?.type === 'rows'
    ? rowsOf(answer).map((row) => ({ ...row, cells: normalisedCells(field, row.cells) }))
    : normalisedValue(field, answer)

/** Normalises answers from another source like typed ones. */
export const normalisedAnswers = (form: CaseForm, answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, normalisedAnswer(form[name], answer)]))
