import type { FileItem } from '../../upload/file'
import type { Answer, Row } from './field'

/** A typed answer; '' where there is none. */
export const textOf = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer : '')

type Item = Exclude<Answer, string>[number]

const itemsOf = (answer: Answer | undefined): readonly Item[] =>
  answer === undefined || typeof answer === 'string' ? [] : answer

/** What was chosen of several; none where nothing was. */
export const chosenOf = (answer: Answer | undefined): readonly string[] =>
  itemsOf(answer).filter((item) => typeof item === 'string')

/** The rows of an answer; none where there are none. */
export const rowsOf = (answer: Answer | undefined): readonly Row[] =>
  itemsOf(answer).filter((item) => typeof item !== 'string' && 'cells' in item)

/** The files of an answer; none where there are none. */
export const filesOf = (answer: Answer | undefined): readonly FileItem[] =>
  itemsOf(answer).filter((item) => typeof item !== 'string' && 'mimeType' in item)
