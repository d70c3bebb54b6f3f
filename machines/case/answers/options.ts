import { textOf } from '../definition/answer'
import type { CaseDefinition } from '../definition/definition'
import { type Answers, type Field, isOffering, type Option, type Options } from '../definition/field'
import type { Loaded } from '../definition/parsed'
import { LISTED } from './rows/groups'
import { columnPath } from './rows/path'

/**
 * Removes options that the insurer could not tell apart: repeated values, and the empty value, which means no answer.
 */
const choosable = (options: readonly Option[]): readonly Option[] => {
  const seen = new Set([''])
  return options.filter(({ value }) => {
    const isNew = !seen.has(value)
    seen.add(value)
    return isNew
  })
}

const fixedOptions = (name: string, field: Field) => {
  if (field.type === 'rows' && field.isList) return [[name, [LISTED]] as const]
  return isOffering(field) && field.options !== null && !('from' in field.options)
    ? [[name, field.options] as const]
    : []
}

/** Returns all options of a case: fixed, from the loaded data, and from list calls. */
export const optionsOf = (definition: CaseDefinition, loaded: Loaded | null, lists: Options): Options => {
  const fixed = Object.entries(definition.form).flatMap(([name, field]) =>
    field.type === 'rows'
      ? [
          ...fixedOptions(name, field),
          ...Object.entries(field.columns).flatMap(([column, columnField]) =>
            fixedOptions(columnPath(name, column), columnField),
          ),
        ]
      : fixedOptions(name, field),
  )
  const allOptions = { ...Object.fromEntries(fixed), ...(loaded === null ? {} : definition.options(loaded)), ...lists }
  return Object.fromEntries(Object.entries(allOptions).map(([name, options]) => [name, choosable(options)]))
}

/** Adds the option of an item that was already paid. The insurer no longer offers it, but it is still the answer. */
export const withPaid = (
  { form }: CaseDefinition,
  options: Options,
  { answers, settled }: { readonly answers: Answers; readonly settled: readonly string[] },
): Options => {
  const paidOptions = settled.flatMap((name) => {
    const field = form[name]
    const option = field?.type === 'choice' ? field.pays?.(textOf(answers[name]))?.option : undefined
    return option === undefined ? [] : [[name, choosable([option, ...(options[name] ?? [])])] as const]
  })
  return paidOptions.length === 0 ? options : { ...options, ...Object.fromEntries(paidOptions) }
}
