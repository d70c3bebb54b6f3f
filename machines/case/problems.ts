import type { Problem } from '../validation/problem'
import { fieldsOn } from './asked'
import type { FieldContext, Questions } from './field'
import { kindOf } from './kinds/kinds'
import { readPath } from './rows/path'

/** Problems by the field that has them; in rows, by the path of the cell or the group. */
export type Problems = Readonly<Record<string, Problem>>

type FindProblem = (questions: Questions, known: FieldContext, path: string) => Problem | null

/** The field at a path that can be wrong, and what it is looked at with; `null` for what is not asked, or settled. */
const checkable = ({ form, limits }: Questions, known: FieldContext, path: string) => {
  const { field: name } = readPath(path)
  const field = form[name]
  if (field === undefined || field.type === 'constant' || known.settled?.includes(name)) return null
  return { field, kind: kindOf(field), context: { ...known, limits: limits(known.loaded)[name] } }
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
  const { field, kind, context } = found
  return kind.checkAll?.(field, name, context) ?? named(name, kind.check(field, name, context))
}

/** What is wrong on one page; empty where one may go on. */
export const problemsOn = (questions: Questions, known: FieldContext, page: string): Problems =>
  Object.fromEntries(fieldsOn(questions, page, known).flatMap(([name]) => problemsIn(questions, known, name)))

/** What only deserves a second look in one answer. */
export const warningOf: FindProblem = ({ form }, known, path) => {
  const field = form[readPath(path).field]
  if (field === undefined || field.type === 'constant') return null
  return kindOf(field).warn?.(field, path, known) ?? null
}

/** What only deserves a second look on one page. */
export const warningsOn = (questions: Questions, known: FieldContext, page: string): Problems =>
  Object.fromEntries(
    fieldsOn(questions, page, known).flatMap(([name]) => named(name, warningOf(questions, known, name))),
  )

/** Whether anything on a page can deserve a second look. */
export const canWarnOn = ({ form, pages }: Questions, page: string): boolean =>
  pages.some(({ name, fields }) => name === page && fields.some((field) => 'warn' in Object(form[field])))
