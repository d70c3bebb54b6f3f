import type { Problem } from '../validation/problem'
import { fieldsOn } from './asked'
import type { FieldContext, Questions } from './field'
import { kindOf } from './kinds/kinds'
import { readPath } from './rows/path'

/** Problems by the field that has them; in rows, by the path of the cell or the group. */
export type Problems = Readonly<Record<string, Problem>>

type FindProblem = (questions: Questions, known: FieldContext, path: string) => Problem | null

const foundOn =
  (find: FindProblem) =>
  (questions: Questions, known: FieldContext, page: string): Problems =>
    Object.fromEntries(
      fieldsOn(questions, page, known)
        .flatMap(([name, field]) => kindOf(field).paths(field, name, known))
        .flatMap((path) => {
          const problem = find(questions, known, path)
          return problem === null ? [] : [[path, problem] as const]
        }),
    )

/** What is wrong with one answer, or with one cell or group of its rows. */
export const problemOf: FindProblem = ({ form, limits }, known, path) => {
  const { field: name } = readPath(path)
  const field = form[name]
  if (field === undefined || field.type === 'constant' || known.settled?.includes(name)) return null
  return kindOf(field).check(field, path, { ...known, limits: limits(known.loaded)[name] })
}

/** What is wrong on one page; empty where one may go on. */
export const problemsOn = foundOn(problemOf)

/** What only deserves a second look in one answer. */
export const warningOf: FindProblem = ({ form }, known, path) => {
  const field = form[readPath(path).field]
  if (field === undefined || field.type === 'constant') return null
  return kindOf(field).warn(field, path, known)
}

/** What only deserves a second look on one page. */
export const warningsOn = foundOn(warningOf)

/** Whether anything on a page can deserve a second look. */
export const canWarnOn = ({ form, pages }: Questions, page: string): boolean =>
  pages.some(({ name, fields }) => name === page && fields.some((field) => 'warn' in Object(form[field])))
