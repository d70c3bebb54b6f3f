import { rowsOf } from './answer'
import { emptyAnswers } from './answers'
import { isAsked } from './asked'
import type { CaseContext } from './case.types'
import type { CaseDefinition } from './definition'
import type { Answer, Field, Option } from './field'
import { fieldContextOf } from './fieldContext'
import type { Problems } from './problems'
import { isSameAnswer } from './sameAnswer'

/** What every changed answer changes beside: the draft is worth keeping, and a code proved another answer. */
export const changed = ({ attempt, isCodeAsked, notice }: CaseContext) => ({
  isKept: true,
  dirty: true,
  attempt: isCodeAsked ? attempt + 1 : attempt,
  isSent: false,
  asked: null,
  failure: null,
  isCodeAsked: false,
  code: null,
  isConfirmed: false,
  answer: null,
  notice: notice === 'unchanged' ? null : notice,
})

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

/** Whether every answer but files is still what the insurer knows already; where it knows nothing, anything is new. */
export const isUnchanged = (definition: CaseDefinition, context: CaseContext): boolean => {
  const known = definition.initial?.(context.loaded) ?? {}
  const { answers, options } = context
  return (
    Object.keys(known).length > 0 &&
    Object.entries({ ...emptyAnswers(definition.form), ...known }).every(
      ([name, value]) =>
        isSameAnswer(value, withoutRepeated(answers[name], definition.form[name], options[name])) ||
        !isAsked(definition, name, fieldContextOf(context)),
    )
  )
}

/** Problems without those of some fields; the same object where they have none, so that nobody takes it for another. */
export const withoutKey = (problems: Problems, ...fields: readonly (string | undefined)[]): Problems =>
  fields.some((name) => name !== undefined && name in problems)
    ? Object.fromEntries(Object.entries(problems).filter(([name]) => !fields.includes(name)))
    : problems

const withoutNames = (names: readonly string[], fields: readonly (string | undefined)[]): readonly string[] =>
  names.some((name) => fields.includes(name)) ? names.filter((name) => !fields.includes(name)) : names

/** The faults without those of some fields, which have just been answered anew. */
export const without = (
  { problems, warnings, summaryFields, warnedFields }: CaseContext,
  ...fields: readonly (string | undefined)[]
) => ({
  problems: withoutKey(problems, ...fields),
  warnings: withoutKey(warnings, ...fields),
  summaryFields: withoutNames(summaryFields, fields),
  warnedFields: withoutNames(warnedFields, fields),
})
