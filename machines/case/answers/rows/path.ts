/** Where in a case's form something stands: a field, the rows of one group, or one cell. */
export interface FieldPath {
  readonly field: string
  /** The key of the row; of a group, where no column is named. */
  readonly key?: string | undefined
  readonly column?: string | undefined
}

/**
 * What tells a row by the id of what it is about: the insurer's ids may hold what neither a path nor an element's id can,
 * and no two become the same.
 */
export const keyOfId = (id: string): string =>
  id.replace(/[^A-Za-z0-9-]/g, (sign) => `_${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** A path as problems and events name it: `beneficiaries`, `beneficiaries.DEATH`, `beneficiaries.3.name`. */
export const pathOf = (...parts: readonly string[]): string => parts.join('.')

/** The parts of a path. */
export const readPath = (path: string): FieldPath => {
  const [field = '', key, column] = path.split('.')
  return { field, key, column }
}

/** What names a column where it is the same for all rows: in texts and options. */
export const columnPath = (field: string, column: string): string => pathOf(field, 'columns', column)
