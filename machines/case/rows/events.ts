/** A row is to be added, about this. */
export interface RowAdded {
  readonly type: 'row.added'
  readonly field: string
  readonly of: string
}

/** A row is to go. */
export interface RowRemoved {
  readonly type: 'row.removed'
  readonly field: string
  readonly row: string
}
