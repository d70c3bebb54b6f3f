import type { Answer, Answers, CaseForm, Field, FileItem, Problem } from './field'
import { checkFiles } from './fields/documents'

/** A typed answer; '' where there is none. */
export const textOf = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer : '')

/** The files of an answer; none where there are none. */
export const filesOf = (answer: Answer | undefined): readonly FileItem[] =>
  answer === undefined || typeof answer === 'string' ? [] : answer

const checkField = (field: Field, answer: Answer | undefined): Problem | null =>
  field.type === 'text' ? field.check(textOf(answer)) : checkFiles(field, filesOf(answer))

/** The pages that fields stand on. */
export type Page = 'form' | 'documents'

const pageOf = (field: Field): Page => (field.type === 'documents' ? 'documents' : 'form')

/** The fields of one page. */
export const fieldsOn = (form: CaseForm, page: Page): readonly (readonly [string, Field])[] =>
  Object.entries(form).filter(([, field]) => pageOf(field) === page)

/** What is wrong on one page, by field; empty where one may go on. */
export const problemsOn = (form: CaseForm, answers: Answers, page: Page): Readonly<Record<string, Problem>> =>
  Object.fromEntries(
    fieldsOn(form, page).flatMap(([name, field]) => {
      const problem = checkField(field, answers[name])
      return problem === null ? [] : [[name, problem] as const]
    }),
  )

/** What is wrong with one answer. */
export const problemOf = (form: CaseForm, answers: Answers, name: string): Problem | null => {
  const field = form[name]
  return field === undefined ? null : checkField(field, answers[name])
}

/** What only deserves a second look in one answer. */
export const warningOf = (form: CaseForm, answers: Answers, name: string): Problem | null => {
  const field = form[name]
  return field?.type === 'text' ? field.warn(textOf(answers[name])) : null
}

/** The submitted body: every answer as the insurer takes it, documents by their ids. */
export const bodyOf = (form: CaseForm, answers: Answers): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(form).map(([name, field]) => [
      name,
      field.type === 'text'
        ? field.toWire(textOf(answers[name]))
        : filesOf(answers[name]).flatMap(({ documentId }) => documentId ?? []),
    ]),
  )

/** Answers of a case that nobody has touched. */
export const emptyAnswers = (form: CaseForm): Answers =>
  Object.fromEntries(Object.entries(form).map(([name, field]) => [name, field.type === 'text' ? '' : []]))
