import type { Problem } from '../../validation/problem'
import type { Answers, FieldContext } from '../definition/field'
import type { Questions } from '../definition/questions'
import { fieldTypeOf } from './fieldTypes'
import { readPath } from './rows/path'
import { fieldsOn } from './visible'

/** Problems by field name, or by the path of a cell or group in rows. */
export type Problems = Readonly<Record<string, Problem>>

type FindProblem = (questions: Questions, known: FieldContext, path: string) => Problem | null

/** The field at a path and its context; `null` if the field is not visible or its answer is final. */
const checkable = ({ form, limits }: Questions, known: FieldContext, path: string) => {
  const { field: name } = readPath(path)
  const field = form[name]
  if (field === undefined || field.type === 'constant' || known.settled?.includes(name)) return null
  return { field, kind: fieldTypeOf(field), context: { ...known, limits: limits(known.loaded, known.answers)[name] } }
}

/** Returns the error of a field, cell or group, or `null`. */
export const problemOf: FindProblem = (questions, known, path) => {
  const found = checkable(questions, known, path)
  return found === null ? null : found.kind.check(found.field, path, found.context)
}

const problemEntries = (path: string, problem: Problem | null) => (problem === null ? [] : [[path, problem] as const])

/** Returns the errors of a field, with their paths. */
export const problemsIn = (questions: Questions, known: FieldContext, name: string) => {
  const found = checkable(questions, known, name)
  if (found === null) return []
  const { field, kind: fieldType, context } = found
  return fieldType.checkAll?.(field, name, context) ?? problemEntries(name, fieldType.check(field, name, context))
}

/** Cached problems of each page, with the inputs that they were found for. */
interface CachedProblems {
  readonly questions: Questions
  readonly known: FieldContext
  readonly pages: Map<string, Problems>
}

// Compares every part of a `FieldContext` except the answers, which are the cache key.
const isCachedFor = (cached: CachedProblems, questions: Questions, known: FieldContext): boolean =>
  cached.questions === questions &&
  cached.known.today === known.today &&
  cached.known.options === known.options &&
  cached.known.loaded === known.loaded &&
  cached.known.asked === known.asked &&
  cached.known.settled === known.settled

const problemCache = new WeakMap<Answers, CachedProblems>()

/** Returns the cached problems of these answers: a step's guards and actions need the same page several times. */
const cachedFor = (questions: Questions, known: FieldContext): CachedProblems => {
  const cached = problemCache.get(known.answers)
  if (cached !== undefined && isCachedFor(cached, questions, known)) return cached
  const entry = { questions, known, pages: new Map() }
  problemCache.set(known.answers, entry)
  return entry
}

/** Returns the errors of a page; empty if the customer can go on. */
export const problemsOn = (questions: Questions, known: FieldContext, page: string): Problems => {
  const { pages } = cachedFor(questions, known)
  const problems =
    pages.get(page) ??
    Object.fromEntries(fieldsOn(questions, page, known).flatMap(([name]) => problemsIn(questions, known, name)))
  pages.set(page, problems)
  return problems
}

/** Returns the warning at a path, or `null`. */
export const warningOf: FindProblem = ({ form }, known, path) => {
  const field = form[readPath(path).field]
  if (field === undefined || field.type === 'constant') return null
  return fieldTypeOf(field).warn?.(field, path, known) ?? null
}

/** Returns the warnings of a page. */
export const warningsOn = (questions: Questions, known: FieldContext, page: string): Problems =>
  Object.fromEntries(
    fieldsOn(questions, page, known).flatMap(([name]) => problemEntries(name, warningOf(questions, known, name))),
  )

/** Tells if any field of a page can have a warning. */
export const canWarnOn = ({ form, pages }: Questions, page: string): boolean =>
  pages.some(({ name, fields }) => name === page && fields.some((field) => 'warn' in Object(form[field])))
