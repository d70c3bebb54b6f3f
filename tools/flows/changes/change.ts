/** The change of a state or a transition. */
export type Mark = 'added' | 'removed' | 'changed'

/** The changes of a flow. */
export interface Change {
  readonly kind: Mark
  /** The changed states, by id. Unchanged states and transitions are left out. */
  readonly states: Readonly<Record<string, Mark>>
  readonly transitions: Readonly<Record<string, Mark>>
  /** A description of the changes, one sentence per line. */
  readonly words: readonly string[]
}
