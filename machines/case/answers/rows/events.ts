/** Adds a row to the option whose value is `of`. */
export interface RowAdded {
  readonly type: 'row.added'
  readonly field: string
  readonly of: string
}

/** Removes a row. */
export interface RowRemoved {
  readonly type: 'row.removed'
  readonly field: string
  readonly row: string
}

/** Distributes 100% among the rows of a group. */
export interface SharesSpread {
  readonly type: 'shares.spread'
  /** Path of the group of rows, e.g. `beneficiaries.DEATH`. */
  readonly group: string
  /**
   * `evenly` divides 100% equally, `nothing` clears the shares, `restTo` gives the remainder to the row with this key.
   */
  readonly how: 'evenly' | 'nothing' | { readonly restTo: string }
}
