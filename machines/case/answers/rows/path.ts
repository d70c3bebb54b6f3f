/** Parsed path of a field, a group of rows or a cell. */
export interface FieldPath {
  readonly field: string
  /** Key of the row, or of the group if `column` is missing. */
  readonly key?: string | undefined
  readonly column?: string | undefined
}

/**
 * Encodes an insurer's id as a row key. Ids may have characters that are invalid in a path or an element id. Different
 * ids get different keys.
 */
export const rowKeyOfId = (id: string): string =>
  id.replace(/[^A-Za-z0-9-]/g, (sign) => `_${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Joins a path as used in problems and events: `beneficiaries`, `beneficiaries.DEATH`, `beneficiaries.3.name`. */
export const pathOf = (...parts: readonly string[]): string => parts.join('.')

/** Splits a path into the field's name, the key and the column. */
export const readPath = (path: string): FieldPath => {
  const [field = '', key, column] = path.split('.')
  return { field, key, column }
}

/** Path of a column for all rows, as used in texts and options: `<field>.columns.<column>`. */
export const columnPath = (field: string, column: string): string => pathOf(field, 'columns', column)
