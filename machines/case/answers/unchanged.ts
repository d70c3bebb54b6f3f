import { rowsOf } from '../definition/answer'
import type { CaseDefinition } from '../definition/definition'
import type { Answer, Field, FieldContext, Option } from '../definition/field'
import { emptyAnswers } from './answers'
import { answersBefore, type KnownBefore } from './answersBefore'
import { isAsked } from './asked'
import { fieldContextOf } from './fieldContext'
import { problemsIn } from './problems'
import { isSameAnswer, meansSame } from './sameAnswer'

/** An answer without the rows that only repeat, as the insurer takes them, what it knows of what they are about. */
const withoutRepeated = (answer: Answer | undefined, field: Field | undefined, options: readonly Option[] = []) =>
  field?.type !== 'rows'
    ? answer
    : rowsOf(answer).map((row) => {
        const cells = options.find(({ value }) => value === row.of)?.before
        const isRepeated =
          cells && JSON.stringify(field.toWire(row)) === JSON.stringify(field.toWire({ ...row, cells }))
        return isRepeated ? { ...row, cells: {} } : row
      })

/** Whether a case changes what the insurer keeps, and so may change nothing. */
export const isChange = ({ initial, before }: CaseDefinition): boolean => initial !== null || before !== null

/** The questions of a change to which the answer is another than what the insurer keeps; `null` where nobody knows what that is. */
export const changedFields = (
  definition: CaseDefinition,
  context: KnownBefore & Pick<FieldContext, 'options' | 'answers'>,
): readonly string[] | null => {
  const { form, kept } = definition
  const { loaded, header, options, answers } = context
  const known = answersBefore(definition, context)
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
  const known = answersBefore(definition, context)
  // What cannot be read may only look the same.
  const isReadable = (name: string) =>
    isSameAnswer(known[name], answers[name]) || problemsIn(definition, look, name).length === 0
  return (
    changedFields(definition, context)?.every((name) => !isAsked(definition, name, look)) === true &&
    kept(loaded, header).every((name) => !(name in form) || isReadable(name))
  )
}
