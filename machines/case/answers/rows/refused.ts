import { rowsOf } from '../../definition/answer'
import type { Answer, Field } from '../../definition/field'
import { pathOf } from './path'

/**
 * Returns the field that a business error names. The error may name a path inside the field, such as
 * `beneficiaries[0].name`.
 */
export const fieldInBodyPath = (bodyPath: string): string => bodyPath.split(/[.[]/)[0] ?? bodyPath

/**
 * Converts a path in the submitted body to a path in the form: `beneficiaries[0].beneficiary.name` becomes the cell
 * `name` of the first submitted row. Returns the field's name if there is no such row or column.
 */
export const formPathOf = (field: Field, bodyPath: string, answer: Answer | undefined): string => {
  const [name = '', index, ...parts] = bodyPath.split(/[.[\]]+/)
  if (field.type !== 'rows') return name
  const row = rowsOf(answer).filter((each) => field.serialize(each) !== null)[Number(index)]
  const column = parts.findLast((part) => part in field.columns)
  return row === undefined || column === undefined ? name : pathOf(name, row.key, column)
}
