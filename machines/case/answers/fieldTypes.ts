import type { GenericSchema } from 'valibot'
import * as v from 'valibot'
import { checkFiles } from '../../upload/checks'
import { fileAfterReload, fileItem } from '../../upload/saved'
import type { Problem } from '../../validation/problem'
import { chosenValuesOf, filesOf, rowsOf, textOf } from '../definition/answer'
import type {
  AcceptedField,
  Answer,
  Answers,
  AskedField,
  CaseForm,
  ChoiceField,
  DocumentsField,
  FieldContext,
  ManyField,
  Option,
  PhotoField,
  RowsField,
  TextField,
} from '../definition/field'
import { checkTyped, isEnabledOption } from './checkTyped'
import { rowProblem, rowProblems } from './rows/check'
import { readPath } from './rows/path'

/** Behaviour of a field type: the functions and settings that differ between field types. */
interface FieldType<Asked extends AskedField> {
  /** `true` if the field is hidden when it has no options. */
  readonly needsOptions: boolean
  /** Schema of an answer in a stored draft. */
  readonly kept: GenericSchema<unknown, Answer>
  /** Returns the answer of an untouched field: empty, or a choice's default. */
  empty(field: Asked): Answer
  /** Returns the error at `path`; `null` if none exists. `path` names the field, a cell or a group of rows. */
  check(field: Asked, path: string, context: FieldContext): Problem | null
  /**
   * Returns the errors of all cells and groups of rows, in display order. Missing if `check` returns the field's only
   * possible error.
   */
  checkAll?(field: Asked, name: string, context: FieldContext): readonly (readonly [path: string, problem: Problem])[]
  /** Returns the warning of a field; `null` if none exists. Missing if fields of this type have no warnings. */
  warn?(field: Asked, name: string, context: FieldContext): Problem | null
  /**
   * Returns the part of an answer that the customer sees, such as the chosen options that are still offered. Only this
   * part is sent. Missing if the customer always sees the whole answer.
   */
  inSight?(answer: Answer, options: readonly Option[] | undefined): Answer
  /** Returns the value for the submitted body; `undefined` if the field is not sent. */
  serialize(field: Asked, answer: Answer | undefined, answers?: Answers): unknown
}

const text: FieldType<TextField> = {
  needsOptions: false,
  kept: v.string(),
  empty: () => '',
  check: (field, name, context) => checkTyped(field, [], textOf(context.answers[name]), context),
  warn: (field, name, context) => field.warn?.(textOf(context.answers[name]), context) ?? null,
  serialize: (field, answer, answers) => field.serialize(textOf(answer), answers),
}

/** A single choice, hidden if it has no options. */
const choice: FieldType<ChoiceField> = {
  needsOptions: true,
  kept: v.string(),
  empty: ({ defaultValue }) => defaultValue ?? '',
  check: (field, name, context) =>
    checkTyped(field, context.options[name] ?? [], textOf(context.answers[name]), context),
  warn: (field, name, context) => field.warn?.(textOf(context.answers[name]), context) ?? null,
  serialize: (field, answer) => (textOf(answer) === '' ? undefined : field.serialize(textOf(answer))),
}

/** Returns the chosen values that are still offered. The customer does not see the others. */
const offeredValuesOf = (answer: Answer | undefined, options: readonly Option[] | undefined): readonly string[] =>
  chosenValuesOf(answer).filter((chosen) => isEnabledOption(options, chosen))

const many: FieldType<ManyField> = {
  needsOptions: true,
  kept: v.array(v.string()),
  empty: () => [],
  check: ({ isOptional }, name, { answers, options }) =>
    isOptional || offeredValuesOf(answers[name], options[name]).length > 0 ? null : { name: 'noneChosen' },
  inSight: offeredValuesOf,
  serialize: (field, answer) => field.serialize(chosenValuesOf(answer)),
}

/** Uploaded documents, sent as a list of ids; a photo field sends a single id. */
const documents: FieldType<DocumentsField | PhotoField> = {
  needsOptions: false,
  kept: v.pipe(
    v.array(fileItem),
    v.transform((files) => files.map(fileAfterReload)),
  ),
  empty: () => [],
  check: (field, name, { answers }) => {
    const files = filesOf(answers[name])
    if (field.format !== 'photo') return checkFiles(field, files)
    const problem = files.length === 0 ? ({ name: 'photoMissing' } as const) : checkFiles(field, files)
    return problem?.name === 'filesFailed' ? { name: 'photoFailed' } : problem
  },
  serialize: (field, answer) => {
    const ids = filesOf(answer).flatMap(({ documentId }) => documentId ?? [])
    return field.format === 'photo' ? ids[0] : ids
  },
}

/**
 * Acceptance of a document. The answer is the accepted document's link, so a different document must be accepted again.
 * The field is hidden if the insurer sends no link. The answer itself is not sent.
 */
const accepted: FieldType<AcceptedField> = {
  needsOptions: true,
  kept: v.string(),
  empty: () => '',
  check: (_, name, { answers, options }) =>
    isEnabledOption(options[name], textOf(answers[name])) ? null : { name: 'notAccepted' },
  serialize: () => undefined,
}

const rowSchema = v.object({ key: v.string(), of: v.string(), cells: v.record(v.string(), v.string()) })

const rowsContextOf = (path: string, context: FieldContext) => ({
  ...context,
  rows: rowsOf(context.answers[readPath(path).field]),
})

/**
 * Rows. An error belongs to a cell or to a group of rows. The errors of a group are repeated rows, and shares that do
 * not sum to 100%.
 */
const rows: FieldType<RowsField> = {
  needsOptions: true,
  kept: v.array(rowSchema),
  empty: () => [],
  check: (field, path, context) => rowProblem(field, path, rowsContextOf(path, context)),
  checkAll: (field, name, context) => rowProblems(field, name, rowsContextOf(name, context)),
  serialize: (field, answer) => rowsOf(answer).flatMap((row) => field.serialize(row) ?? []),
}

type FieldTypes = { readonly [Type in AskedField['type']]: FieldType<Extract<AskedField, { readonly type: Type }>> }

const FIELD_TYPES: FieldTypes = { text, choice, many, documents, rows, accepted }

/**
 * Returns the behaviour of a field's type. Pass only the same field to its functions: TypeScript would also accept
 * fields of other types.
 */
export const fieldTypeOf = (field: AskedField): FieldType<AskedField> => FIELD_TYPES[field.type]

/** Returns the empty answer of every field of a form. */
export const emptyAnswers = (form: CaseForm): Answers =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, field]) =>
      field.type === 'constant' ? [] : [[name, fieldTypeOf(field).empty(field)] as const],
    ),
  )
