import { checkFiles } from '../upload/checks'
import type { FileItem } from '../upload/file'
import type { Problem } from '../validation/problem'
import type { Answer, Answers, AskedField, Asking, CaseForm, Option } from './field'

/** A typed answer; '' where there is none. */
export const textOf = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer : '')

/** The files of an answer; none where there are none. */
export const filesOf = (answer: Answer | undefined): readonly FileItem[] =>
  answer === undefined || typeof answer === 'string' ? [] : answer

/** What can be chosen, by field. */
export type Options = Readonly<Record<string, readonly Option[]>>

/** What the fields of a case are looked at with. */
export interface Look extends Asking {
  readonly options: Options
}

const isAmong = (options: readonly Option[] | undefined, answer: string): boolean =>
  options?.some(({ value }) => value === answer) ?? false

const checkField = (field: AskedField, name: string, look: Look): Problem | null => {
  const answer = look.answers[name]
  if (field.type === 'documents') return checkFiles(field, filesOf(answer))
  const problem = field.check(textOf(answer), look)
  // What could be chosen when the draft was kept may be offered no more.
  const isGone = field.type === 'choice' && textOf(answer) !== '' && !isAmong(look.options[name], textOf(answer))
  return isGone ? { name: 'notChosen' } : problem
}

/** The pages that fields stand on. */
export type Page = 'form' | 'documents'

/** The page of a field; `null` for what is not asked. */
export const pageOf = (form: CaseForm, name: string): Page | null => {
  const field = form[name]
  if (field === undefined || field.type === 'constant') return null
  return field.type === 'documents' ? 'documents' : 'form'
}

/** The fields of one page that are asked: a choice without options is not. */
export const fieldsOn = (
  form: CaseForm,
  page: Page,
  options: Options,
): readonly (readonly [name: string, field: AskedField])[] =>
  Object.entries(form).flatMap(([name, field]) => {
    if (field.type === 'constant' || pageOf(form, name) !== page) return []
    return field.type === 'choice' && (options[name] ?? []).length === 0 ? [] : [[name, field] as const]
  })

/** Every field that is asked, in the order in which it is. */
export const askedFields = (form: CaseForm, options: Options) => [
  ...fieldsOn(form, 'form', options),
  ...fieldsOn(form, 'documents', options),
]

/** Problems by the field that has them. */
export type Problems = Readonly<Record<string, Problem>>

type FindProblem = (form: CaseForm, look: Look, name: string) => Problem | null

const foundOn =
  (find: FindProblem) =>
  (form: CaseForm, look: Look, page: Page): Problems =>
    Object.fromEntries(
      fieldsOn(form, page, look.options).flatMap(([name]) => {
        const problem = find(form, look, name)
        return problem === null ? [] : [[name, problem] as const]
      }),
    )

/** What is wrong with one answer. */
export const problemOf: FindProblem = (form, look, name) => {
  const field = form[name]
  return field === undefined || field.type === 'constant' ? null : checkField(field, name, look)
}

/** What is wrong on one page; empty where one may go on. */
export const problemsOn = foundOn(problemOf)

/** What only deserves a second look in one answer. */
export const warningOf: FindProblem = (form, look, name) => {
  const field = form[name]
  if (field?.type !== 'text' && field?.type !== 'choice') return null
  return field.warn?.(textOf(look.answers[name]), look) ?? null
}

/** What only deserves a second look on one page. */
export const warningsOn = foundOn(warningOf)

/** Whether anything in a form can deserve a second look. */
export const canWarn = (form: CaseForm): boolean => Object.values(form).some((field) => 'warn' in field)

/** The submitted body: every answer as the insurer takes it, documents by their ids. What was not chosen is left out. */
export const bodyOf = (form: CaseForm, answers: Answers): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(form).map(([name, field]) => {
      if (field.type === 'constant') return [name, field.value]
      if (field.type === 'documents')
        return [name, filesOf(answers[name]).flatMap(({ documentId }) => documentId ?? [])]
      const answer = textOf(answers[name])
      return [name, field.type === 'choice' && answer === '' ? undefined : field.toWire(answer)]
    }),
  )

const emptyAnswer = (field: AskedField): Answer => {
  if (field.type === 'documents') return []
  return field.type === 'choice' ? (field.preset ?? '') : ''
}

/** Answers of a case that nobody has touched. */
export const emptyAnswers = (form: CaseForm): Answers =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, field]) =>
      field.type === 'constant' ? [] : [[name, emptyAnswer(field)] as const],
    ),
  )
