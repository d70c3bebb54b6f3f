import type { CallData, Endpoint } from '../../../../src/api/endpoint'
import type { ListSource, Option } from '../field'
import { erased } from '../parsed'

/** The options of a list that has a call of its own. */
export const listOf = <List extends Endpoint>(
  from: List,
  optionsOf: (data: CallData<List>) => readonly Option[],
): ListSource => ({
  from,
  optionsOf: erased(optionsOf),
})
