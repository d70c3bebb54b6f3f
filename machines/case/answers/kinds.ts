import type { GenericSchema } from 'valibot'
import * as v from 'valibot'
import { checkFiles } from '../../upload/checks'
import { afterReload, fileItem } from '../../upload/saved'
import type { Problem } from '../../validation/problem'
import { chosenOf, filesOf, rowsOf, textOf } from '../definition/answer'
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
import { checkTyped, isAmong } from './checkTyped'
import { rowProblem, rowProblems } from './rows/check'
import { readPath } from './rows/path'

/** What the engine has to know of a kind of field: all that it does otherwise for this one than for others. */
interface FieldType<Asked extends AskedField> {
  /** Whether it is asked only where there is something to choose from, or something that its rows could be about. */
  readonly needsOptions: boolean
  /** What a kept answer has to be. */
  readonly kept: GenericSchema<unknown, Answer>
  /** The answer of somebody who has not touched it. */
  empty(field: Asked): Answer
  /** What forbids to go on: at its name, or at the path of a cell or a group. */
  check(field: Asked, path: string, context: FieldContext): Problem | null
  /** What can be wrong inside of it, in the order in which it is shown; absent where that is the field itself. */
  checkAll?(field: Asked, name: string, context: FieldContext): readonly (readonly [path: string, problem: Problem])[]
  /** What only deserves a second look; absent where nothing does. */
  warn?(field: Asked, name: string, context: FieldContext): Problem | null
  /** What of an answer is in sight, and goes out; absent where all of it is. */
  inSight?(answer: Answer, options: readonly Option[] | undefined): Answer
  /** The answer as the insurer takes it; `undefined` where nothing of it is sent. */
  serialize(field: Asked, answer: Answer | undefined, answers?: Answers): unknown
}

/** What is typed. */
const text: FieldType<TextField> = {
  needsOptions: false,
  kept: v.string(),
  empty: () => '',
  check: (field, name, context) => checkTyped(field, [], textOf(context.answers[name]), context),
  warn: (field, name, context) => field.warn?.(textOf(context.answers[name]), context) ?? null,
  serialize: (field, answer, answers) => field.serialize(textOf(answer), answers),
}

/** One of several answers; a list that did not come leaves it out. */
const choice: FieldType<ChoiceField> = {
  needsOptions: true,
  kept: v.string(),
  empty: ({ defaultValue }) => defaultValue ?? '',
  check: (field, name, context) =>
    checkTyped(field, context.options[name] ?? [], textOf(context.answers[name]), context),
  warn: (field, name, context) => field.warn?.(textOf(context.answers[name]), context) ?? null,
  serialize: (field, answer) => (textOf(answer) === '' ? undefined : field.serialize(textOf(answer))),
}

/** What was chosen of several, without what is offered no more: nobody sends what is not in sight. */
const stillOffered = (answer: Answer | undefined, options: readonly Option[] | undefined): readonly string[] =>
  chosenOf(answer).filter((chosen) => isAmong(options, chosen))

/** Any number of several answers. */
const many: FieldType<ManyField> = {
  needsOptions: true,
  kept: v.array(v.string()),
  empty: () => [],
  check: ({ isOptional }, name, { answers, options }) =>
    isOptional || stillOffered(answers[name], options[name]).length > 0 ? null : { name: 'noneChosen' },
  inSight: stillOffered,
  serialize: (field, answer) => field.serialize(chosenOf(answer)),
}

/** Uploaded documents, sent by their ids; one photo by its own. */
const documents: FieldType<DocumentsField | PhotoField> = {
  needsOptions: false,
  kept: v.pipe(
    v.array(fileItem),
    v.transform((files) => files.map(afterReload)),
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
 * A document that has to be accepted: the answer is the link of what was accepted, so that another document under the same
 * question is accepted anew. Where the insurer gives none, nothing is asked. Nothing of it is sent.
 */
const accepted: FieldType<AcceptedField> = {
  needsOptions: true,
  kept: v.string(),
  empty: () => '',
  check: (_, name, { answers, options }) =>
    isAmong(options[name], textOf(answers[name])) ? null : { name: 'notAccepted' },
  serialize: () => undefined,
}

const row = v.object({ key: v.string(), of: v.string(), cells: v.record(v.string(), v.string()) })

const withRows = (path: string, context: FieldContext) => ({
  ...context,
  rows: rowsOf(context.answers[readPath(path).field]),
})

/** Rows that ask the same: what is wrong stands at the cell, or at the group whose shares do not sum. */
const rows: FieldType<RowsField> = {
  needsOptions: true,
  kept: v.array(row),
  empty: () => [],
  check: (field, path, context) => rowProblem(field, path, withRows(path, context)),
  checkAll: (field, name, context) => rowProblems(field, name, withRows(name, context)),
  serialize: (field, answer) => rowsOf(answer).flatMap((one) => field.serialize(one) ?? []),
}

type Kinds = { readonly [Type in AskedField['type']]: FieldType<Extract<AskedField, { readonly type: Type }>> }

/** Every kind of field, by the type that a field says of itself. */
const KINDS: Kinds = { text, choice, many, documents, rows, accepted }

/** What the engine does with a field. Each kind is asked for fields of its own alone. */
export const fieldTypeOf = (field: AskedField): FieldType<AskedField> => KINDS[field.type]

/** Answers of a case that nobody has touched. */
export const emptyAnswers = (form: CaseForm): Answers =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, field]) =>
      field.type === 'constant' ? [] : [[name, fieldTypeOf(field).empty(field)] as const],
    ),
  )
