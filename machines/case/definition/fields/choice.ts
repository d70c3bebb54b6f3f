import type { CallData, Endpoint } from '../../../../src/api/endpoint'
import type { ChoiceField, Option, Purpose } from '../field'
import type { NeedsNothing } from '../loads'
import { listOf } from './listOf'

const chosen = (options: ChoiceField['options']): ChoiceField<string> => ({
  type: 'choice',
  format: 'choice',
  isOptional: false,
  options,
  check: (answer) => (answer === '' ? { name: 'notChosen' } : null),
  serialize: (answer) => answer,
})

/** One of these; their words stand in the language file, `fields.<name>.options.<value>`. */
export const choice = <const Value extends string>(...values: readonly Value[]): ChoiceField<Value> => ({
  ...chosen(values.map((value) => ({ value, label: null }))),
  // An answer is held against the options before it goes out, also one that an earlier day's draft has kept.
  serialize: (answer) => answer as Value,
})

/** One of the options that the case's definition makes of what was loaded. */
export const loadedChoice = (): ChoiceField<string> => chosen(null)

/** One of the options of a list that has a call of its own. */
export const listedChoice = <List extends Endpoint>(
  from: List & NeedsNothing<List>,
  optionsOf: (data: CallData<List>) => readonly Option[],
  purpose?: Purpose,
): ChoiceField<string> => ({ ...chosen(listOf(from, optionsOf)), ...(purpose && { purpose }) })

/** Options of what a list names by its id. */
export const namedOptions = (
  list: readonly { readonly id: string | number; readonly name: string }[],
): readonly Option[] => list.map(({ id, name }) => ({ value: String(id), label: name }))

/** The same choice, where the insurer takes a number. */
export const byNumber = (field: ChoiceField<string>): ChoiceField<number> => ({ ...field, serialize: Number })
