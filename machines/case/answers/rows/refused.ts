import { rowsOf } from '../../definition/answer'
import type { Answer, Field } from '../../definition/field'
import { pathOf } from './path'

/**
 * Returns the field of a business error, which may point into the body: `beneficiaries` for `beneficiaries[0].name`.
 */
export const refusedField = (named: string): string => named.split(/[.[]/)[0] ?? named

/**
 * Maps the insurer's body path to a form path: `beneficiaries[0].beneficiary.name` is the name in the first sent row.
 * If the row or column is not found, returns the whole field.
 */
export const refusedPath = (field: Field, named: string, answer: Answer | undefined): string => {
  const [name = '', index, ...parts] = named.split(/[.[\]]+/)
  if (field.type !== 'rows') return name
  const row = rowsOf(answer).filter((one) => field.serialize(one) !== null)[Number(index)]
  const column = parts.findLast((part) => part in field.columns)
  return row === undefined || column === undefined ? name : pathOf(name, row.key, column)
}
