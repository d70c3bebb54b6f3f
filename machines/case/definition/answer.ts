import type { FileItem } from '../../upload/file'
import type { Answer, Row } from './field'

/** Returns a text answer; '' if absent. */
export const textOf = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer : '')

type Item = Exclude<Answer, string>[number]

const itemsOf = (answer: Answer | undefined): readonly Item[] =>
  answer === undefined || typeof answer === 'string' ? [] : answer

/** Returns the chosen values of a `many` field; empty if absent. */
export const chosenValuesOf = (answer: Answer | undefined): readonly string[] =>
  itemsOf(answer).filter((item) => typeof item === 'string')

/** Returns the rows of an answer; empty if absent. */
export const rowsOf = (answer: Answer | undefined): readonly Row[] =>
  itemsOf(answer).filter((item) => typeof item !== 'string' && 'cells' in item)

/** Returns the files of an answer; empty if absent. */
export const filesOf = (answer: Answer | undefined): readonly FileItem[] =>
  itemsOf(answer).filter((item) => typeof item !== 'string' && 'mimeType' in item)
