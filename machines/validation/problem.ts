import type { Money } from '../../src/api/entities'

/** What is wrong (or odd) with an answer, until the screen turns it into words: `case:problems.<name>`. */
export interface Problem {
  readonly name: string
  /** What the words are filled in with. */
  readonly values?: Readonly<Record<string, string | number | Money>>
}
