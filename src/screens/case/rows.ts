import type { TFunction } from 'i18next'
import { groupRows, LIST_SUBJECT } from '../../../machines/case/answers/rows/groups'
import { columnPath, readPath } from '../../../machines/case/answers/rows/path'
import { rowsOf } from '../../../machines/case/definition/answer'
import type { CaseForm, Option, Options } from '../../../machines/case/definition/field'
import type { CaseContext } from '../../../machines/case/machine/case.types'
import type { OptionTexts } from '../../fields/types/fieldType'
import { type RowTexts, rowLabel } from '../../fields/types/rowTexts'
import { isNamed } from '../../texts/withNames'
import type { CaseTexts } from './caseTexts'

type CaseTFunction = TFunction<'case'>

const NO_OPTIONS: readonly OptionTexts[] = []

/** Caches texts, because a column of forty rows needs the same one forty times. */
const memoize = <Key, Text>(lookUp: (key: Key) => Text): ((key: Key) => Text) => {
  const cache = new Map<Key, { readonly text: Text }>()
  return (key) => {
    const { text } = cache.get(key) ?? { text: lookUp(key) }
    cache.set(key, { text })
    return text
  }
}

/** The texts of a rows field. */
export const rowTextsOf = (t: CaseTFunction, texts: CaseTexts, fieldName: string, options: Options): RowTexts => {
  const columnOptions = Object.fromEntries(
    Object.entries(options).flatMap(([path, fieldOptions]) =>
      path.startsWith(columnPath(fieldName, '')) ? [[path, texts.options(path, fieldOptions)]] : [],
    ),
  )
  return {
    about: ({ value, label }: Option) =>
      isNamed(label) ? label : value === LIST_SUBJECT.value ? texts.field(fieldName) : texts.unnamed(fieldName, value),
    note: memoize((subject) => texts.options(fieldName, [subject])[0]?.hint),
    row: (number) => t('rows.row', { number, row: texts.row(fieldName) }),
    column: memoize((column) => texts.field(columnPath(fieldName, column))),
    options: (column) => columnOptions[columnPath(fieldName, column)] ?? NO_OPTIONS,
    add: () => texts.addRow(fieldName),
    optional: t('optional'),
    choose: t('choose'),
    remove: t('rows.remove'),
    removeOf: (row) => t('rows.removeOf', { row }),
  }
}

/** Returns the label at a path of a case's form. The path leads to a field, or to a part of a field's rows. */
export const labelAt = (
  t: CaseTFunction,
  texts: CaseTexts,
  form: CaseForm,
  { answers, options }: CaseContext,
  path: string,
): string => {
  const { field: fieldName, key, column } = readPath(path)
  const field = form[fieldName]
  if (field?.type !== 'rows' || key === undefined) return texts.field(fieldName)
  const rowTexts = rowTextsOf(t, texts, fieldName, options)
  const subjects = options[fieldName] ?? []
  const groups = groupRows(field, fieldName, subjects, rowsOf(answers[fieldName]))
  const group = groups.find(
    (rowGroup) => rowGroup.path === path || rowGroup.rows.some((row) => column !== undefined && row.key === key),
  )
  if (group === undefined) return texts.field(fieldName)
  const index = group.rows.findIndex((row) => row.key === key)
  const row = group.rows[index]
  const labels = [
    ...(group.about === null ? [] : [rowTexts.about(group.about)]),
    ...(column === undefined || row === undefined
      ? []
      : [rowLabel(rowTexts, group.about, subjects, row, index + 1), rowTexts.column(column)]),
  ]
  return labels.join(', ')
}

/** Returns the text key for errors at a path. All rows of a column have the same key. */
export const textKeyAt = (path: string): string => {
  const { field, column } = readPath(path)
  return column === undefined ? field : columnPath(field, column)
}
