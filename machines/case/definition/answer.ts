import type { FileItem } from '../../upload/file'
import type { Answer, Row } from './field'

/** Returns an answer that is a text; '' for any other answer. */
export const textOf = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer : '')

type Item = Exclude<Answer, string>[number]

const itemsOf = (answer: Answer | undefined): readonly Item[] =>
  answer === undefined || typeof answer === 'string' ? [] : answer

/** Returns the chosen values in the answer to a `many` field; empty for any other answer. */
export const chosenValuesOf = (answer: Answer | undefined): readonly string[] =>
  itemsOf(answer).filter((item) => typeof item === 'string')

/** Returns the rows in an answer; empty if it contains none. */
export const rowsOf = (answer: Answer | undefined): readonly Row[] =>
  itemsOf(answer).filter((item) => typeof item !== 'string' && 'cells' in item)

/** Returns the files in an answer; empty if it contains none. */
export const filesOf = (answer: Answer | undefined): readonly FileItem[] =>
  itemsOf(answer).filter((item) => typeof item !== 'string' && 'mimeType' in item)
