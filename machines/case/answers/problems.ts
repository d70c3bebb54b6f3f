import type { Problem } from '../../validation/problem'
import type { Answers, FieldContext } from '../definition/field'
import type { Questions } from '../definition/questions'
import { fieldTypeOf } from './fieldTypes'
import { readPath } from './rows/path'
import { visibleFieldsOn } from './visible'

/** Problems by field name, or by the path of a cell or group in rows. */
export type Problems = Readonly<Record<string, Problem>>

type FindProblem = (questions: Questions, fieldContext: FieldContext, path: string) => Problem | null

/** The field at a path and its context. `null` for an unknown field, a constant, or a field whose answer is final. */
const fieldToCheck = ({ form, limits }: Questions, fieldContext: FieldContext, path: string) => {
  const { field: name } = readPath(path)
  const field = form[name]
  if (field === undefined || field.type === 'constant' || fieldContext.settled?.includes(name)) return null
  return {
    field,
    kind: fieldTypeOf(field),
    context: { ...fieldContext, limits: limits(fieldContext.loaded, fieldContext.answers)[name] },
  }
}

/** Returns the error of a field, a cell or a group of rows; `null` if none exists. */
export const problemOf: FindProblem = (questions, fieldContext, path) => {
  const found = fieldToCheck(questions, fieldContext, path)
  return found === null ? null : found.kind.check(found.field, path, found.context)
}

const problemEntries = (path: string, problem: Problem | null) => (problem === null ? [] : [[path, problem] as const])

/** Returns the errors of a field, with their paths. */
export const fieldProblems = (questions: Questions, fieldContext: FieldContext, name: string) => {
  const found = fieldToCheck(questions, fieldContext, name)
  if (found === null) return []
  const { field, kind: fieldType, context } = found
  return fieldType.checkAll?.(field, name, context) ?? problemEntries(name, fieldType.check(field, name, context))
}

/** Cached problems by page, with the data that they were computed from. */
interface CachedProblems {
  readonly questions: Questions
  readonly known: FieldContext
  readonly pages: Map<string, Problems>
}

// Compares every part of a `FieldContext` except the answers, which are the cache key.
const isCachedFor = (cached: CachedProblems, questions: Questions, fieldContext: FieldContext): boolean =>
  cached.questions === questions &&
  cached.known.today === fieldContext.today &&
  cached.known.options === fieldContext.options &&
  cached.known.loaded === fieldContext.loaded &&
  cached.known.asked === fieldContext.asked &&
  cached.known.settled === fieldContext.settled

const problemCache = new WeakMap<Answers, CachedProblems>()

/**
 * Returns the cache entry for these answers, or a new, empty entry if other data changed. The cache avoids repeated
 * validation: the guards and actions of a step check the same page several times.
 */
const cachedProblemsFor = (questions: Questions, fieldContext: FieldContext): CachedProblems => {
  const cached = problemCache.get(fieldContext.answers)
  if (cached !== undefined && isCachedFor(cached, questions, fieldContext)) return cached
  const entry = { questions, known: fieldContext, pages: new Map() }
  problemCache.set(fieldContext.answers, entry)
  return entry
}

/** Returns the errors of a page; empty if all its answers are valid. */
export const pageProblems = (questions: Questions, fieldContext: FieldContext, page: string): Problems => {
  const { pages } = cachedProblemsFor(questions, fieldContext)
  const problems =
    pages.get(page) ??
    Object.fromEntries(
      visibleFieldsOn(questions, page, fieldContext).flatMap(([name]) => fieldProblems(questions, fieldContext, name)),
    )
  pages.set(page, problems)
  return problems
}

/** Returns the warning of the field at a path; `null` if none exists. */
export const warningOf: FindProblem = ({ form }, fieldContext, path) => {
  const field = form[readPath(path).field]
  if (field === undefined || field.type === 'constant') return null
  return fieldTypeOf(field).warn?.(field, path, fieldContext) ?? null
}

/** Returns the warnings of a page. */
export const pageWarnings = (questions: Questions, fieldContext: FieldContext, page: string): Problems =>
  Object.fromEntries(
    visibleFieldsOn(questions, page, fieldContext).flatMap(([name]) =>
      problemEntries(name, warningOf(questions, fieldContext, name)),
    ),
  )

/** Tells if any field of a page can have a warning. */
export const canWarnOn = ({ form, pages }: Questions, page: string): boolean =>
  pages.some(({ name, fields }) => name === page && fields.some((field) => 'warn' in Object(form[field])))
