import type { AskedField, CaseForm, FieldContext, VisibilityContext } from '../definition/field'
import type { Questions } from '../definition/questions'
import { fieldTypeOf } from './fieldTypes'
import { readPath } from './rows/path'

/** Returns the name of the page that contains the field or cell; `null` if no page does. */
export const pageOf = ({ pages }: Questions, path: string): string | null =>
  pages.find(({ fields }) => fields.includes(readPath(path).field))?.name ?? null

/**
 * Tells if a field's visibility condition holds. After the submission, tells if the field was visible when it was
 * submitted. If not, the field is neither validated nor sent.
 */
export const isVisible = ({ visibleWhen }: Questions, path: string, visibilityContext: VisibilityContext): boolean => {
  const { field: name } = readPath(path)
  return visibilityContext.asked?.includes(name) ?? visibleWhen[name]?.holds(visibilityContext) ?? true
}

/**
 * Returns the names of the fields for which `isVisible` is `true`. This includes constants and fields without options.
 */
export const visibleFieldNames = (questions: Questions, visibilityContext: VisibilityContext): readonly string[] =>
  Object.keys(questions.form).filter((name) => isVisible(questions, name, visibilityContext))

const lacksOptions = (name: string, field: AskedField, { options }: FieldContext): boolean =>
  fieldTypeOf(field).needsOptions && (options[name] ?? []).length === 0

/** Tells if a visible rows field has no options for its rows. All fields of the form are hidden then. */
const lacksRowSubjects = (questions: Questions, fieldContext: FieldContext): boolean =>
  fieldContext.asked === null &&
  Object.keys(questions.form).some((name) => {
    const field = questions.form[name]
    return field?.type === 'rows' && lacksOptions(name, field, fieldContext) && isVisible(questions, name, fieldContext)
  })

/** Returns the visible fields of a page. A field whose options are missing is hidden. */
export const visibleFieldsOn = (
  questions: Questions,
  page: string,
  fieldContext: FieldContext,
): readonly (readonly [name: string, field: AskedField])[] =>
  lacksRowSubjects(questions, fieldContext)
    ? []
    : (questions.pages.find(({ name }) => name === page)?.fields ?? []).flatMap((name) => {
        const field = questions.form[name]
        if (field === undefined || field.type === 'constant' || lacksOptions(name, field, fieldContext)) return []
        return isVisible(questions, name, fieldContext) ? [[name, field] as const] : []
      })

/** Returns all visible fields, in display order. */
export const visibleFields = (questions: Questions, fieldContext: FieldContext) =>
  questions.pages.flatMap(({ name }) => visibleFieldsOn(questions, name, fieldContext))

/** Tells if all fields of a form may be hidden at once. */
export const canHaveNoVisibleField = ({ form, visibleWhen }: Questions): boolean =>
  Object.keys(visibleWhen).length > 0 || Object.values(form).some(({ type }) => type === 'rows')

/** Tells if all fields are hidden from the customer. */
export const hasNoVisibleField = (questions: Questions, fieldContext: FieldContext): boolean =>
  canHaveNoVisibleField(questions) &&
  questions.pages.every(({ name }) => visibleFieldsOn(questions, name, fieldContext).length === 0)

/** Tells if a form has rows that can be added. */
export const canAddRows = (form: CaseForm): boolean =>
  Object.values(form).some((field) => field.type === 'rows' && field.canAdd)

/** Tells if a form has shares that must sum to 100%. */
export const hasShares = (form: CaseForm): boolean =>
  Object.values(form).some((field) => field.type === 'rows' && field.shares !== null)
