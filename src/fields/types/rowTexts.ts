import type { Option, Row, RowsField } from '../../../machines/case/definition/field'
import type { OptionTexts } from './fieldType'

/** The words of a field of rows, ready to read. */
export interface RowTexts {
  /** What a group or a row is about. */
  readonly about: (about: Option) => string
  /** What is said beside that, e.g. what it is now. */
  readonly note: (about: Option) => string | undefined
  /** How one of several rows of a group is called, by its place. */
  readonly row: (number: number) => string
  readonly column: (column: string) => string
  readonly options: (column: string) => readonly OptionTexts[]
  /** What the button says that adds a row. */
  readonly add: () => string
  readonly optional: string
  /** What stands in a choice while nothing is chosen. */
  readonly choose: string
  readonly remove: string
  /** What the button that removes a row is called, by how the row is. */
  readonly removeOf: (row: string) => string
}

/** What a row is about. */
const aboutOf = (options: readonly Option[], { of }: Row): Option | undefined =>
  options.find(({ value }) => value === of)

/** What is said beside a row that is about something of its own. */
export const rowNote = (
  texts: RowTexts,
  field: RowsField,
  options: readonly Option[],
  row: Row,
): string | undefined => {
  const about = field.canAdd ? undefined : aboutOf(options, row)
  return about && texts.note(about)
}

/** How a row is called: by what it is about itself, or by its place in the group that is about that. */
export const rowLabel = (
  texts: RowTexts,
  about: Option | null,
  options: readonly Option[],
  row: Row,
  number: number,
): string => {
  if (about !== null) return texts.row(number)
  const own = aboutOf(options, row)
  return own === undefined ? '' : texts.about(own)
}
