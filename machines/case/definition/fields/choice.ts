import type { CallData, Endpoint } from '../../../../src/api/endpoint'
import type { ChoiceField, Option, Purpose } from '../field'
import type { NeedsNoInput } from '../loads'
import { listSourceOf } from './listOf'

const choiceFrom = (options: ChoiceField['options']): ChoiceField<string> => ({
  type: 'choice',
  format: 'choice',
  isOptional: false,
  options,
  check: (answer) => (answer === '' ? { name: 'notChosen' } : null),
  serialize: (answer) => answer,
})

/** A choice of fixed values. Their labels are in the language file, under `fields.<name>.options.<value>`. */
export const choice = <const Value extends string>(...values: readonly Value[]): ChoiceField<Value> => ({
  ...choiceFrom(values.map((value) => ({ value, label: null }))),
  // The cast is safe: before the submission, answers (also those of older drafts) are checked against the options.
  serialize: (answer) => answer as Value,
})

/** A choice whose options the definition derives from the loaded data. */
export const loadedChoice = (): ChoiceField<string> => choiceFrom(null)

/** A choice whose options come from a separate call. */
export const listedChoice = <List extends Endpoint>(
  listCall: List & NeedsNoInput<List>,
  optionsOf: (data: CallData<List>) => readonly Option[],
  purpose?: Purpose,
): ChoiceField<string> => ({ ...choiceFrom(listSourceOf(listCall, optionsOf)), ...(purpose && { purpose }) })

/** Converts a list of ids and names to options. */
export const namedOptions = (
  list: readonly { readonly id: string | number; readonly name: string }[],
): readonly Option[] => list.map(({ id, name }) => ({ value: String(id), label: name }))

/** Serializes the choice as a number. */
export const asNumberChoice = (field: ChoiceField<string>): ChoiceField<number> => ({ ...field, serialize: Number })
