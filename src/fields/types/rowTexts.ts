import type { Option, Row, RowsField } from '../../../machines/case/definition/field'
import type { OptionTexts } from './fieldType'

/** The formatted texts of a rows field. */
export interface RowTexts {
  /** Name of the option that a group or a row is about, e.g. of a fund. */
  readonly about: (about: Option) => string
  /** Text beside the option's name, e.g. its current value. */
  readonly note: (about: Option) => string | undefined
  /** Name of a row by its position (counted from 1), used if several rows can be about the same option. */
  readonly row: (number: number) => string
  readonly column: (column: string) => string
  readonly options: (column: string) => readonly OptionTexts[]
  /** Label of the button that adds a row. */
  readonly add: () => string
  readonly optional: string
  /** Text of a select without a choice. */
  readonly choose: string
  readonly remove: string
  /** Name of the button that removes a row, by the row's name. */
  readonly removeOf: (row: string) => string
}

const subjectOf = (options: readonly Option[], { of }: Row): Option | undefined =>
  options.find(({ value }) => value === of)

/** Returns the note of a row's option; `undefined` without a note, or if the customer can add rows. */
export const rowNote = (
  texts: RowTexts,
  field: RowsField,
  options: readonly Option[],
  row: Row,
): string | undefined => {
  const subject = field.canAdd ? undefined : subjectOf(options, row)
  return subject && texts.note(subject)
}

/**
 * Returns the name of a row: its position in a group of rows about the same option, otherwise the name of its own
 * option.
 */
export const rowLabel = (
  texts: RowTexts,
  about: Option | null,
  options: readonly Option[],
  row: Row,
  number: number,
): string => {
  if (about !== null) return texts.row(number)
  const subject = subjectOf(options, row)
  return subject === undefined ? '' : texts.about(subject)
}
