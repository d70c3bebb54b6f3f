import type { CallData, Endpoint } from '../../../../src/api/endpoint'
import type { ListSource, Option } from '../field'
import { erased } from '../parsed'

/** Builds a source of options from a separate call. */
export const listOf = <List extends Endpoint>(
  from: List,
  optionsOf: (data: CallData<List>) => readonly Option[],
): ListSource => ({
  from,
  optionsOf: erased(optionsOf),
})
