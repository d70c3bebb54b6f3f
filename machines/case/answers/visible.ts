import type { AskedField, CaseForm, FieldContext, VisibilityContext } from '../definition/field'
import type { Questions } from '../definition/questions'
import { fieldTypeOf } from './fieldTypes'
import { readPath } from './rows/path'

/** Returns the name of the page that contains the field or cell; `null` if no page does. */
export const pageOf = ({ pages }: Questions, path: string): string | null =>
  pages.find(({ fields }) => fields.includes(readPath(path).field))?.name ?? null

/** Tells if a field is visible. A hidden field is neither validated nor sent. */
export const isVisible = ({ visibleWhen }: Questions, path: string, known: VisibilityContext): boolean => {
  const { field: name } = readPath(path)
  return known.asked?.includes(name) ?? visibleWhen[name]?.holds(known) ?? true
}

/** Returns the names of the visible fields. */
export const visibleNames = (questions: Questions, known: VisibilityContext): readonly string[] =>
  Object.keys(questions.form).filter((name) => isVisible(questions, name, known))

/** Tells if a field lacks the options that it needs. */
const lacksOptions = (name: string, field: AskedField, { options }: FieldContext): boolean =>
  fieldTypeOf(field).needsOptions && (options[name] ?? []).length === 0

/** Tells if a visible rows field has no subjects for its rows. All fields of the form are hidden then. */
const lacksRows = (questions: Questions, known: FieldContext): boolean =>
  known.asked === null &&
  Object.keys(questions.form).some((name) => {
    const field = questions.form[name]
    return field?.type === 'rows' && lacksOptions(name, field, known) && isVisible(questions, name, known)
  })

/** Returns the visible fields of a page. Fields that need options are hidden without them. */
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

/** Returns all visible fields, in display order. */
export const visibleFields = (questions: Questions, known: FieldContext) =>
  questions.pages.flatMap(({ name }) => fieldsOn(questions, name, known))

/** Tells if all fields of a form may be hidden at once. */
export const canHaveNoVisibleField = ({ form, visibleWhen }: Questions): boolean =>
  Object.keys(visibleWhen).length > 0 || Object.values(form).some(({ type }) => type === 'rows')

/** Tells if all fields are hidden from the customer. */
export const hasNoVisibleField = (questions: Questions, known: FieldContext): boolean =>
  canHaveNoVisibleField(questions) && questions.pages.every(({ name }) => fieldsOn(questions, name, known).length === 0)

/** Tells if a form has rows that can be added. */
export const canAddRows = (form: CaseForm): boolean =>
  Object.values(form).some((field) => field.type === 'rows' && field.canAdd)

/** Tells if a form has shares that must sum to 100%. */
export const hasShares = (form: CaseForm): boolean =>
  Object.values(form).some((field) => field.type === 'rows' && field.shares !== null)
