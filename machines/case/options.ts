import type { Options } from './answers'
import type { CaseDefinition } from './definition'

/** Everything that can be chosen in a case: what is fixed, what the case has loaded, and the lists that came. */
export const optionsOf = (definition: CaseDefinition, loaded: unknown, lists: Options): Options => ({
  ...Object.fromEntries(
    Object.entries(definition.form).flatMap(([name, field]) =>
      field.type === 'choice' && field.options !== null && !('from' in field.options)
        ? [[name, field.options] as const]
        : [],
    ),
  ),
  ...(loaded === null ? {} : definition.options(loaded)),
  ...lists,
})
