/** The change of a state or a transition. */
export type Mark = 'added' | 'removed' | 'changed'

/** The changes of a flow. */
export interface Change {
  readonly kind: Mark
  /** Changes by the ids of states and transitions. Unchanged ones are missing. */
  readonly states: Readonly<Record<string, Mark>>
  readonly transitions: Readonly<Record<string, Mark>>
  /** The changes in words, one line each. */
  readonly words: readonly string[]
}
