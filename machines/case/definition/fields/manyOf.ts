import type { CallData, Endpoint } from '../../../../src/api/endpoint'
import type { ManyField, Option } from '../field'
import type { NeedsNoInput } from '../loads'
import { listSourceOf } from './listOf'

const manyFrom = (options: ManyField['options']): ManyField<string[]> => ({
  type: 'many',
  format: 'many',
  isOptional: false,
  options,
  serialize: (answers) => [...answers],
})

/** A multiple choice of fixed values. Their labels are in the language file, under `fields.<name>.options.<value>`. */
export const manyOf = <const Value extends string>(...values: readonly Value[]): ManyField<Value[]> => ({
  ...manyFrom(values.map((value) => ({ value, label: null }))),
  serialize: (answers) => answers.flatMap((answer) => values.filter((value) => value === answer)),
})

/** A multiple choice whose options come from a separate call. */
export const listedManyOf = <List extends Endpoint>(
  listCall: List & NeedsNoInput<List>,
  optionsOf: (data: CallData<List>) => readonly Option[],
): ManyField<string[]> => manyFrom(listSourceOf(listCall, optionsOf))
