import { checkFiles } from '../upload/checks'
import type { FileItem } from '../upload/file'
import type { Limits } from '../validation/money'
import type { Problem } from '../validation/problem'
import { checkTyped, isAmong } from './checkTyped'
import {
  type Answer,
  type Answers,
  type AskedField,
  type CaseForm,
  type Field,
  isOffering,
  type Known,
  type ManyField,
  type Option,
  type Questions,
  type Row,
  type RowsField,
} from './field'
import { rowPaths, rowProblem } from './rows/check'
import { readPath } from './rows/path'

/** A typed answer; '' where there is none. */
export const textOf = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer : '')

type Item = Exclude<Answer, string>[number]

const itemsOf = (answer: Answer | undefined): readonly Item[] =>
  answer === undefined || typeof answer === 'string' ? [] : answer

/** What was chosen of several; none where nothing was. */
export const chosenOf = (answer: Answer | undefined): readonly string[] =>
  itemsOf(answer).filter((item) => typeof item === 'string')

/** The rows of an answer; none where there are none. */
export const rowsOf = (answer: Answer | undefined): readonly Row[] =>
  itemsOf(answer).filter((item) => typeof item !== 'string' && 'cells' in item)

/** The files of an answer; none where there are none. */
export const filesOf = (answer: Answer | undefined): readonly FileItem[] =>
  itemsOf(answer).filter((item) => typeof item !== 'string' && 'mimeType' in item)

/** What can be chosen, by field. */
export type Options = Readonly<Record<string, readonly Option[]>>

/** What the fields of a case are looked at with. */
export interface FieldContext extends Known {
  readonly options: Options
}

/** What was chosen of several, without what is offered no more. */
const stillOffered = (options: readonly Option[] | undefined, answer: Answer | undefined): readonly string[] =>
  chosenOf(answer).filter((chosen) => isAmong(options, chosen))

const checkMany = ({ isOptional }: ManyField, chosen: readonly string[]): Problem | null =>
  isOptional || chosen.length > 0 ? null : { name: 'noneChosen' }

const checkField = (
  field: AskedField,
  limits: Limits | undefined,
  path: string,
  known: FieldContext,
): Problem | null => {
  const { field: name } = readPath(path)
  const answer = known.answers[name]
  switch (field.type) {
    case 'documents':
      return checkFiles(field, filesOf(answer))
    case 'many':
      return checkMany(field, stillOffered(known.options[name], answer))
    case 'rows':
      return rowProblem(field, path, { ...known, rows: rowsOf(answer) })
    default:
      return checkTyped(field, known.options[name] ?? [], textOf(answer), { ...known, limits })
  }
}

/**
 * The answers as they go out: without those of several that are offered no more, since nobody sends what is not in sight.
 * What went out already goes out again as it was.
 */
export const sentAnswers = ({ form }: Questions, { answers, options, asked }: FieldContext): Answers =>
  asked !== null
    ? answers
    : Object.fromEntries(
        Object.entries(answers).map(([name, answer]) => [
          name,
          form[name]?.type === 'many' ? stillOffered(options[name], answer) : answer,
        ]),
      )

/** The page of a field, or of what stands in it, by its name; `null` for what is not asked. */
export const pageOf = ({ pages }: Questions, path: string): string | null =>
  pages.find(({ fields }) => fields.includes(readPath(path).field))?.name ?? null

/** Whether a question is one of this customer's, as things stand. What is not is neither checked nor sent. */
export const isAsked = ({ askedWhere }: Questions, path: string, known: Known): boolean => {
  const { field: name } = readPath(path)
  return known.asked?.includes(name) ?? askedWhere[name]?.holds(known) ?? true
}

/** The questions that are this customer's, as things stand. */
export const askedNames = (questions: Questions, known: Known): readonly string[] =>
  Object.keys(questions.form).filter((name) => isAsked(questions, name, known))

/** What has nothing to choose from, or nothing that its rows could be about. */
const lacksOptions = (name: string, field: AskedField, { options }: FieldContext): boolean =>
  (isOffering(field) || field.type === 'rows') && (options[name] ?? []).length === 0

const rowsIn = (form: CaseForm): readonly (readonly [name: string, field: RowsField])[] =>
  Object.entries(form).flatMap(([name, field]) => (field.type === 'rows' ? [[name, field] as const] : []))

/** Whether there is nothing that rows which have to be answered could be about: then nothing else is asked, either. */
const lacksRows = (questions: Questions, look: FieldContext): boolean =>
  look.asked === null &&
  rowsIn(questions.form).some(([name, field]) => isAsked(questions, name, look) && lacksOptions(name, field, look))

/** The fields of one page that are asked: what has no options is not. */
export const fieldsOn = (
  questions: Questions,
  page: string,
  known: FieldContext,
): readonly (readonly [name: string, field: AskedField])[] =>
  lacksRows(questions, known)
    ? []
    : (questions.pages.find(({ name }) => name === page)?.fields ?? []).flatMap((name) => {
        const field = questions.form[name]
        if (field === undefined || field.type === 'constant' || lacksOptions(name, field, known)) return []
        return isAsked(questions, name, known) ? [[name, field] as const] : []
      })

/** Every field that is asked, in the order in which it is. */
export const askedFields = (questions: Questions, known: FieldContext) =>
  questions.pages.flatMap(({ name }) => fieldsOn(questions, name, known))

/** Whether a case may have nothing to ask a customer. */
export const canAskNothing = ({ form, askedWhere }: Questions): boolean =>
  Object.keys(askedWhere).length > 0 || rowsIn(form).length > 0

/** Whether there is not one question for this customer in a case that does not ask everybody the same. */
export const isNothingAsked = (questions: Questions, known: FieldContext): boolean =>
  canAskNothing(questions) && askedFields(questions, known).length === 0

/** Problems by the field that has them; in rows, by the path of the cell or the group. */
export type Problems = Readonly<Record<string, Problem>>

type FindProblem = (questions: Questions, known: FieldContext, path: string) => Problem | null

/** Where something can be wrong with a field. */
const pathsIn = (name: string, field: AskedField, known: FieldContext): readonly string[] =>
  field.type === 'rows' ? rowPaths(field, name, { ...known, rows: rowsOf(known.answers[name]) }) : [name]

const foundOn =
  (find: FindProblem) =>
  (questions: Questions, known: FieldContext, page: string): Problems =>
    Object.fromEntries(
      fieldsOn(questions, page, known)
        .flatMap(([name, field]) => pathsIn(name, field, known))
        .flatMap((path) => {
          const problem = find(questions, known, path)
          return problem === null ? [] : [[path, problem] as const]
        }),
    )

/** What is wrong with one answer, or with one cell or group of its rows. */
export const problemOf: FindProblem = ({ form, limits }, known, path) => {
  const { field: name } = readPath(path)
  const field = form[name]
  if (field === undefined || field.type === 'constant') return null
  return checkField(field, limits(known.loaded)[name], path, known)
}

/** What is wrong on one page; empty where one may go on. */
export const problemsOn = foundOn(problemOf)

/** What only deserves a second look in one answer. */
export const warningOf: FindProblem = ({ form }, known, name) => {
  const field = form[name]
  if (field?.type !== 'text' && field?.type !== 'choice') return null
  return field.warn?.(textOf(known.answers[name]), known) ?? null
}

/** What only deserves a second look on one page. */
export const warningsOn = foundOn(warningOf)

/** Whether anything on a page can deserve a second look. */
export const canWarnOn = ({ form, pages }: Questions, page: string): boolean =>
  pages.some(({ name, fields }) => name === page && fields.some((field) => 'warn' in Object(form[field])))

/** Whether rows can be added to anything in a form. */
export const canAddRows = (form: CaseForm): boolean => rowsIn(form).some(([, { canAdd }]) => canAdd)

const wireOf = (field: Field, answer: Answer | undefined): unknown => {
  if (field.type === 'constant') return field.value
  if (field.type === 'documents') return filesOf(answer).flatMap(({ documentId }) => documentId ?? [])
  if (field.type === 'many') return field.toWire(chosenOf(answer))
  if (field.type === 'rows') return rowsOf(answer).flatMap((row) => field.toWire(row) ?? [])
  return field.type === 'choice' && textOf(answer) === '' ? undefined : field.toWire(textOf(answer))
}

/**
 * The submitted body: every answer as the insurer takes it, documents by their ids. What was not asked or not chosen is
 * left out.
 */
export const bodyOf = (questions: Questions, known: Known): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(questions.form).map(([name, field]) => [
      name,
      isAsked(questions, name, known) ? wireOf(field, known.answers[name]) : undefined,
    ]),
  )

const emptyAnswer = (field: AskedField): Answer => {
  if (field.type === 'documents' || field.type === 'many' || field.type === 'rows') return []
  return field.type === 'choice' ? (field.preset ?? '') : ''
}

/** Answers of a case that nobody has touched. */
export const emptyAnswers = (form: CaseForm): Answers =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, field]) =>
      field.type === 'constant' ? [] : [[name, emptyAnswer(field)] as const],
    ),
  )
