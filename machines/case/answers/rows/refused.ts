import { rowsOf } from '../../definition/answer'
import type { Answer, Field } from '../../definition/field'
import { pathOf } from './path'

/** The field that a refusal is about, which may name a place in the body: `beneficiaries` of `beneficiaries[0].name`. */
export const refusedField = (named: string): string => named.split(/[.[]/)[0] ?? named

/**
 * Where a field stands that an insurer has refused by its place in the body: `beneficiaries[0].beneficiary.name` is the
 * name in the first row that was sent. What cannot be found in the rows is said of all of them.
 */
export const refusedPath = (field: Field, named: string, answer: Answer | undefined): string => {
  const [name = '', index, ...parts] = named.split(/[.[\]]+/)
  if (field.type !== 'rows') return name
  const row = rowsOf(answer).filter((one) => field.serialize(one) !== null)[Number(index)]
  const column = parts.findLast((part) => part in field.columns)
  return row === undefined || column === undefined ? name : pathOf(name, row.key, column)
}
