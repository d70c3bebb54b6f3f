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

/** The 100% of a group is to be laid out in a press. */
export interface SharesSpread {
  readonly type: 'shares.spread'
  /** Where the group stands. */
  readonly group: string
  /** Evenly, not at all, or what is left to one row. */
  readonly how: 'evenly' | 'nothing' | { readonly restTo: string }
}
