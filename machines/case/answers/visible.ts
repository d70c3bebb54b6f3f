import type { AskedField, CaseForm, FieldContext, Known } from '../definition/field'
import type { Questions } from '../definition/questions'
import { fieldTypeOf } from './kinds'
import { readPath } from './rows/path'

/** The page of a field, or of what stands in it, by its name; `null` for what is not asked. */
export const pageOf = ({ pages }: Questions, path: string): string | null =>
  pages.find(({ fields }) => fields.includes(readPath(path).field))?.name ?? null

/** Whether a question is one of this customer's, as things stand. What is not is neither checked nor sent. */
export const isVisible = ({ visibleWhen }: Questions, path: string, known: Known): boolean => {
  const { field: name } = readPath(path)
  return known.asked?.includes(name) ?? visibleWhen[name]?.holds(known) ?? true
}

/** The questions that are this customer's, as things stand. */
export const visibleNames = (questions: Questions, known: Known): readonly string[] =>
  Object.keys(questions.form).filter((name) => isVisible(questions, name, known))

/** What has nothing to choose from, or nothing that its rows could be about. */
const lacksOptions = (name: string, field: AskedField, { options }: FieldContext): boolean =>
  fieldTypeOf(field).needsOptions && (options[name] ?? []).length === 0

/** Whether there is nothing that rows which have to be answered could be about: then nothing else is asked, either. */
const lacksRows = (questions: Questions, known: FieldContext): boolean =>
  known.asked === null &&
  Object.keys(questions.form).some((name) => {
    const field = questions.form[name]
    return field?.type === 'rows' && lacksOptions(name, field, known) && isVisible(questions, name, known)
  })

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
        return isVisible(questions, name, known) ? [[name, field] as const] : []
      })

/** Every field that is asked, in the order in which it is. */
export const visibleFields = (questions: Questions, known: FieldContext) =>
  questions.pages.flatMap(({ name }) => fieldsOn(questions, name, known))

/** Whether a case may have nothing to ask a customer. */
export const canHaveNoVisibleField = ({ form, visibleWhen }: Questions): boolean =>
  Object.keys(visibleWhen).length > 0 || Object.values(form).some(({ type }) => type === 'rows')

/** Whether there is not one question for this customer in a case that does not ask everybody the same. */
export const hasNoVisibleField = (questions: Questions, known: FieldContext): boolean =>
  canHaveNoVisibleField(questions) && questions.pages.every(({ name }) => fieldsOn(questions, name, known).length === 0)

/** Whether rows can be added to anything in a form. */
export const canAddRows = (form: CaseForm): boolean =>
  Object.values(form).some((field) => field.type === 'rows' && field.canAdd)

/** Whether rows of a form share 100%. */
export const hasShares = (form: CaseForm): boolean =>
  Object.values(form).some((field) => field.type === 'rows' && field.shares !== null)
