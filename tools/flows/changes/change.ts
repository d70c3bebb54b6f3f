/** What became of a state or a transition. */
export type Mark = 'added' | 'removed' | 'changed'

/** What became of a flow. */
export interface Change {
  readonly kind: Mark
  /** By the ids of states and transitions; what stands in neither is as it was. */
  readonly states: Readonly<Record<string, Mark>>
  readonly transitions: Readonly<Record<string, Mark>>
  /** The same in words, a line each. */
  readonly words: readonly string[]
}
