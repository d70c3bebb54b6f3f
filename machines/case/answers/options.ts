import { textOf } from '../definition/answer'
import type { CaseDefinition } from '../definition/definition'
import { type Answers, type Field, isFieldWithOptions, type Option, type Options } from '../definition/field'
import type { Loaded } from '../definition/parsed'
import { LIST_SUBJECT } from './rows/groups'
import { columnPath } from './rows/path'

/**
 * Removes options that the insurer could not tell apart: repeated values, and the empty value, which means no answer.
 */
const distinctOptions = (options: readonly Option[]): readonly Option[] => {
  const seen = new Set([''])
  return options.filter(({ value }) => {
    const isNew = !seen.has(value)
    seen.add(value)
    return isNew
  })
}

const fixedOptionEntries = (name: string, field: Field) => {
  if (field.type === 'rows' && field.isList) return [[name, [LIST_SUBJECT]] as const]
  return isFieldWithOptions(field) && field.options !== null && !('from' in field.options)
    ? [[name, field.options] as const]
    : []
}

/** Returns all options of a case: fixed, from the loaded data, and from list calls. */
export const optionsOf = (definition: CaseDefinition, loaded: Loaded | null, lists: Options): Options => {
  const fixedEntries = Object.entries(definition.form).flatMap(([name, field]) =>
    field.type === 'rows'
      ? [
          ...fixedOptionEntries(name, field),
          ...Object.entries(field.columns).flatMap(([column, columnField]) =>
            fixedOptionEntries(columnPath(name, column), columnField),
          ),
        ]
      : fixedOptionEntries(name, field),
  )
  const allOptions = {
    ...Object.fromEntries(fixedEntries),
    ...(loaded === null ? {} : definition.options(loaded)),
    ...lists,
  }
  return Object.fromEntries(Object.entries(allOptions).map(([name, options]) => [name, distinctOptions(options)]))
}

/**
 * Adds the option of the item that the customer has paid. The insurer no longer offers this item, but the answer still
 * names it.
 */
export const withPaidOptions = (
  { form }: CaseDefinition,
  options: Options,
  { answers, settled }: { readonly answers: Answers; readonly settled: readonly string[] },
): Options => {
  const paidOptionEntries = settled.flatMap((name) => {
    const field = form[name]
    const option = field?.type === 'choice' ? field.pays?.(textOf(answers[name]))?.option : undefined
    return option === undefined ? [] : [[name, distinctOptions([option, ...(options[name] ?? [])])] as const]
  })
  return paidOptionEntries.length === 0 ? options : { ...options, ...Object.fromEntries(paidOptionEntries) }
}
