import { chosenOf, filesOf, rowsOf, textOf } from '../definition/answer'
import type { CaseDefinition } from '../definition/definition'
import type { Answer, Answers, AskedField, Field, FieldContext, Option, Row } from '../definition/field'
import type { Loaded } from '../definition/parsed'
import type { PresentHeader } from '../definition/present'
import { fieldContextOf } from './fieldContext'
import { emptyAnswers, fieldTypeOf } from './kinds'
import { normalisedAnswers } from './normalised'
import { problemsIn } from './problems'
import { isVisible } from './visible'

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
const isSameAnswer = (answer: Answer | undefined, other: Answer | undefined): boolean =>
  written(answer) === written(other)

const meant = (field: AskedField, answer: Answer | undefined): string =>
  field.type === 'text' && field.meaning !== undefined
    ? field.meaning(textOf(answer))
    : JSON.stringify(fieldTypeOf(field).serialize(field, answer) ?? null)

/**
 * Whether two answers to a question come to the same at the insurer, however they are written: 06 20 and +36 20, a plate with
 * its hyphen and without.
 */
export const meansSame = (field: AskedField, answer: Answer | undefined, other: Answer | undefined): boolean =>
  isSameAnswer(answer, other) ||
  // A file is another one before it is at the insurer, too.
  (field.type !== 'accepted' && field.type !== 'documents' && meant(field, answer) === meant(field, other))

/**
 * Whether a field was answered: not left as it was before anybody touched it. What the insurer knew otherwise before, as far
 * as that is known, was answered also where it was cleared, or set back to what is preset.
 */
export const isGiven = (field: AskedField, answer: Answer | undefined, before: Answer | undefined): boolean =>
  !isSameAnswer(fieldTypeOf(field).empty(field), answer) || (before !== undefined && !meansSame(field, before, answer))

/** What the insurer said about a contract when one of its cases was opened. */
interface KnownBefore {
  /** Only the contractor sees it. */
  readonly isContractor: boolean
  readonly header: PresentHeader | null
  readonly loaded: Loaded | null
}

/** The insurer's answers by field, normalised like typed ones. Only the contractor sees them. */
export const previousAnswersOf = (
  { form, initialAnswers, previousAnswers }: CaseDefinition,
  { isContractor, header, loaded }: KnownBefore,
): Answers =>
  isContractor ? normalisedAnswers(form, { ...previousAnswers?.(header), ...initialAnswers?.(loaded) }) : {}

/** An answer without the rows that only repeat, as the insurer takes them, what it knows of what they are about. */
const withoutRepeated = (answer: Answer | undefined, field: Field | undefined, options: readonly Option[] = []) =>
  field?.type !== 'rows'
    ? answer
    : rowsOf(answer).map((row) => {
        const cells = options.find(({ value }) => value === row.of)?.before
        const isRepeated =
          cells && JSON.stringify(field.serialize(row)) === JSON.stringify(field.serialize({ ...row, cells }))
        return isRepeated ? { ...row, cells: {} } : row
      })

/** Whether a case changes what the insurer keeps, and so may change nothing. */
export const isChange = ({ initialAnswers, previousAnswers }: CaseDefinition): boolean =>
  initialAnswers !== null || previousAnswers !== null

/** The questions of a change to which the answer is another than what the insurer keeps; `null` where nobody knows what that is. */
export const changedFields = (
  definition: CaseDefinition,
  context: KnownBefore & Pick<FieldContext, 'options' | 'answers'>,
): readonly string[] | null => {
  const { form, kept } = definition
  const { loaded, header, options, answers } = context
  const known = previousAnswersOf(definition, context)
  if (Object.keys(known).length === 0) return null
  const before = { ...emptyAnswers(form), ...known }
  return kept(loaded, header).filter((name) => {
    const field = form[name]
    return (
      field !== undefined &&
      field.type !== 'constant' &&
      !meansSame(field, before[name], withoutRepeated(answers[name], field, options[name]))
    )
  })
}

/**
 * Whether a change leaves everything as the insurer keeps it, however it is written: what only goes along with one (where the
 * confirmation goes, what is accepted for it) changes nothing by itself.
 */
export const isUnchanged = (
  definition: CaseDefinition,
  context: KnownBefore & FieldContext & Required<Pick<FieldContext, 'settled'>>,
): boolean => {
  const { form, kept } = definition
  const { answers, loaded, header } = context
  const look = fieldContextOf(context)
  const known = previousAnswersOf(definition, context)
  // What cannot be read may only look the same.
  const isReadable = (name: string) =>
    isSameAnswer(known[name], answers[name]) || problemsIn(definition, look, name).length === 0
  return (
    changedFields(definition, context)?.every((name) => !isVisible(definition, name, look)) === true &&
    kept(loaded, header).every((name) => !(name in form) || isReadable(name))
  )
}
