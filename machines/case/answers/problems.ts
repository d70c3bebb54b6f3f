import type { Problem } from '../../validation/problem'
import type { Answers, FieldContext } from '../definition/field'
import type { Questions } from '../definition/questions'
import { fieldTypeOf } from './kinds'
import { readPath } from './rows/path'
import { fieldsOn } from './visible'

/** Problems by the field that has them; in rows, by the path of the cell or the group. */
export type Problems = Readonly<Record<string, Problem>>

type FindProblem = (questions: Questions, known: FieldContext, path: string) => Problem | null

/** The field at a path that can be wrong, and what it is looked at with; `null` for what is not asked, or settled. */
const checkable = ({ form, limits }: Questions, known: FieldContext, path: string) => {
  const { field: name } = readPath(path)
  const field = form[name]
  if (field === undefined || field.type === 'constant' || known.settled?.includes(name)) return null
  return { field, kind: fieldTypeOf(field), context: { ...known, limits: limits(known.loaded)[name] } }
}

/** What is wrong with one answer, or with one cell or group of its rows. */
export const problemOf: FindProblem = (questions, known, path) => {
  const found = checkable(questions, known, path)
  return found === null ? null : found.kind.check(found.field, path, found.context)
}

const named = (path: string, problem: Problem | null) => (problem === null ? [] : [[path, problem] as const])

/** What is wrong with an answer, each cell and group of its rows by its path. */
export const problemsIn = (questions: Questions, known: FieldContext, name: string) => {
  const found = checkable(questions, known, name)
  if (found === null) return []
  const { field, kind: fieldType, context } = found
  return fieldType.checkAll?.(field, name, context) ?? named(name, fieldType.check(field, name, context))
}

/** The problems by page, as far as they were looked for, and all that they follow from beside the answers. */
interface Found {
  readonly questions: Questions
  readonly known: FieldContext
  readonly pages: Map<string, Problems>
}

// Every part of a `FieldContext` but the answers, by which it is found.
const isFoundFor = (before: Found, questions: Questions, known: FieldContext): boolean =>
  before.questions === questions &&
  before.known.today === known.today &&
  before.known.options === known.options &&
  before.known.loaded === known.loaded &&
  before.known.asked === known.asked &&
  before.known.settled === known.settled

const found = new WeakMap<Answers, Found>()

/** Problems of the same answers are looked for once: the guards of one step ask for those of a page several times, and its actions again. */
const foundFor = (questions: Questions, known: FieldContext): Found => {
  const before = found.get(known.answers)
  if (before !== undefined && isFoundFor(before, questions, known)) return before
  const now = { questions, known, pages: new Map() }
  found.set(known.answers, now)
  return now
}

/** What is wrong on one page; empty where one may go on. */
export const problemsOn = (questions: Questions, known: FieldContext, page: string): Problems => {
  const { pages } = foundFor(questions, known)
  const problems =
    pages.get(page) ??
    Object.fromEntries(fieldsOn(questions, page, known).flatMap(([name]) => problemsIn(questions, known, name)))
  pages.set(page, problems)
  return problems
}

/** What only deserves a second look in one answer. */
export const warningOf: FindProblem = ({ form }, known, path) => {
  const field = form[readPath(path).field]
  if (field === undefined || field.type === 'constant') return null
  return fieldTypeOf(field).warn?.(field, path, known) ?? null
}

/** What only deserves a second look on one page. */
export const warningsOn = (questions: Questions, known: FieldContext, page: string): Problems =>
  Object.fromEntries(
    fieldsOn(questions, page, known).flatMap(([name]) => named(name, warningOf(questions, known, name))),
  )

/** Whether anything on a page can deserve a second look. */
export const canWarnOn = ({ form, pages }: Questions, page: string): boolean =>
  pages.some(({ name, fields }) => name === page && fields.some((field) => 'warn' in Object(form[field])))
