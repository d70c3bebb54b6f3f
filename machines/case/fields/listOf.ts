import type { CallData, Endpoint } from '../../../src/api/endpoint'
import type { ListSource, Option } from '../field'

/** The options of a list that has a call of its own. */
export const listOf = <List extends Endpoint>(
  from: List,
  optionsOf: (data: CallData<List>) => readonly Option[],
): ListSource => ({
  from,
  // It gets what the endpoint's own schema has parsed.
  optionsOf: (data) => optionsOf(data as CallData<List>),
})
