import type { CallData, Endpoint } from '../../../../src/api/endpoint'
import type { ListSource, Option } from '../field'
import { eraseType } from '../parsed'

/** Builds a source of options from a separate call. */
export const listSourceOf = <List extends Endpoint>(
  listCall: List,
  optionsOf: (data: CallData<List>) => readonly Option[],
): ListSource => ({
  from: listCall,
  optionsOf: eraseType(optionsOf),
})
