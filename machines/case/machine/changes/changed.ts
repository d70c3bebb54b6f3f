import type { Problems } from '../../answers/problems'
import type { CaseContext } from '../case.types'

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
