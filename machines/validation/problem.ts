import type { Money } from '../../src/api/entities'

/** An error or a warning of an answer. The screen turns it into text: `case:problems.<name>`. */
export interface Problem {
  readonly name: string
  /** The values that the text contains. */
  readonly values?: Readonly<Record<string, string | number | Money>>
}
