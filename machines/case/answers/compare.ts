import { chosenValuesOf, filesOf, rowsOf, textOf } from '../definition/answer'
import type { CaseDefinition } from '../definition/definition'
import type { Answer, Answers, AskedField, Field, FieldContext, Option, Row } from '../definition/field'
import type { Loaded } from '../definition/parsed'
import type { PresentHeader } from '../definition/present'
import { fieldContextOf } from './fieldContext'
import { emptyAnswers, fieldTypeOf } from './fieldTypes'
import { normalisedAnswers } from './normalised'
import { fieldProblems } from './problems'
import { isVisible } from './visible'

/**
 * Returns a row's content for comparison: the value of the row's option (`of`) and the filled cells, without the row's
 * key.
 */
const rowContent = ({ of, cells }: Row) => [
  of,
  ...Object.entries(cells)
    .filter(([, cell]) => cell !== '')
    .sort(),
]

const contentKey = (answer: Answer | undefined): string =>
  JSON.stringify([
    textOf(answer),
    chosenValuesOf(answer),
    rowsOf(answer).map(rowContent),
    filesOf(answer).map(({ id }) => id),
  ])

/** Tells if two answers are identical. Rows are compared by their content, without keys. */
export const isSameAnswer = (answer: Answer | undefined, other: Answer | undefined): boolean =>
  contentKey(answer) === contentKey(other)

const meaningOf = (field: AskedField, answer: Answer | undefined): string =>
  field.type === 'text' && field.meaning !== undefined
    ? field.meaning(textOf(answer))
    : JSON.stringify(fieldTypeOf(field).serialize(field, answer) ?? null)

/**
 * Tells if two answers mean the same to the insurer, even if they are written differently, e.g. 06 20 and +36 20, or a
 * plate with and without its hyphen.
 */
export const meansSame = (field: AskedField, answer: Answer | undefined, other: Answer | undefined): boolean =>
  isSameAnswer(answer, other) ||
  // Documents are compared only by `isSameAnswer`: files that are not uploaded yet have no serialized value, so
  // different files would look equal.
  (field.type !== 'accepted' && field.type !== 'documents' && meaningOf(field, answer) === meaningOf(field, other))

/**
 * Tells if a field was answered: the answer differs from an untouched field's answer or from the insurer's value. So an
 * answer also counts if the customer cleared the insurer's value.
 */
export const isAnswered = (
  field: AskedField,
  answer: Answer | undefined,
  previousAnswer: Answer | undefined,
): boolean =>
  !isSameAnswer(fieldTypeOf(field).empty(field), answer) ||
  (previousAnswer !== undefined && !meansSame(field, previousAnswer, answer))

/** The insurer's data, as last loaded before the submission. */
interface InsurerData {
  /** `true` if the customer is the contractor. Only the contractor sees the insurer's data. */
  readonly isContractor: boolean
  readonly header: PresentHeader | null
  readonly loaded: Loaded | null
}

/** The insurer's values by field, normalised like typed answers. Empty if the customer is not the contractor. */
export const previousAnswersOf = (
  { form, initialAnswers, previousAnswers }: CaseDefinition,
  { isContractor, header, loaded }: InsurerData,
): Answers =>
  isContractor ? normalisedAnswers(form, { ...previousAnswers?.(header), ...initialAnswers?.(loaded) }) : {}

/** Empties rows that repeat the insurer's current values, so that these rows do not count as changed. */
const clearRepeatedRows = (answer: Answer | undefined, field: Field | undefined, options: readonly Option[] = []) =>
  field?.type !== 'rows'
    ? answer
    : rowsOf(answer).map((row) => {
        const currentCells = options.find(({ value }) => value === row.of)?.before
        const repeatsCurrentCells =
          currentCells &&
          JSON.stringify(field.serialize(row)) === JSON.stringify(field.serialize({ ...row, cells: currentCells }))
        return repeatsCurrentCells ? { ...row, cells: {} } : row
      })

/**
 * Tells if the case edits data that the insurer stores. The customer cannot send such a case without changing any of
 * that data.
 */
export const changesStoredData = ({ initialAnswers, previousAnswers }: CaseDefinition): boolean =>
  initialAnswers !== null || previousAnswers !== null

/**
 * Returns the fields with stored data whose answer differs from the insurer's value. `null` if there are no values to
 * compare with, e.g. if the customer is not the contractor.
 */
export const changedFields = (
  definition: CaseDefinition,
  context: InsurerData & Pick<FieldContext, 'options' | 'answers'>,
): readonly string[] | null => {
  const { form, kept } = definition
  const { loaded, header, options, answers } = context
  const previousAnswers = previousAnswersOf(definition, context)
  if (Object.keys(previousAnswers).length === 0) return null
  const allPreviousAnswers = { ...emptyAnswers(form), ...previousAnswers }
  return kept(loaded, header).filter((name) => {
    const field = form[name]
    return (
      field !== undefined &&
      field.type !== 'constant' &&
      !meansSame(field, allPreviousAnswers[name], clearRepeatedRows(answers[name], field, options[name]))
    )
  })
}

/**
 * Tells if the answers change none of the stored data. Another spelling of the same value is no change. Hidden fields
 * and fields without stored data do not count.
 */
export const isUnchanged = (
  definition: CaseDefinition,
  context: InsurerData & FieldContext & Required<Pick<FieldContext, 'settled'>>,
): boolean => {
  const { form, kept } = definition
  const { answers, loaded, header } = context
  const fieldContext = fieldContextOf(context)
  const previousAnswers = previousAnswersOf(definition, context)
  // An invalid answer can look equal to the insurer's value by mistake. So it counts as unchanged only if it is
  // identical.
  const isSameOrValid = (name: string) =>
    isSameAnswer(previousAnswers[name], answers[name]) || fieldProblems(definition, fieldContext, name).length === 0
  return (
    changedFields(definition, context)?.every((name) => !isVisible(definition, name, fieldContext)) === true &&
    kept(loaded, header).every((name) => !(name in form) || isSameOrValid(name))
  )
}
