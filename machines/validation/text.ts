import { hasLetter, isWrittenName } from '../../src/api/typedLimits'
import { normaliseTyped } from '../normaliseTyped'
import { withoutSeparators } from '../withoutSeparators'
import type { Problem } from './problem'

/** A text as the insurer stores it: without invisible characters and surrounding spaces. */
export const normaliseText = (typed: string): string => normaliseTyped(typed).trim()

/** What tells a line of words from others: how many spaces stand between two is nothing that anybody means. */
export const textMeaning = (typed: string): string => normaliseText(typed).replace(/\s+/g, ' ')

/** Words may be anything, but there have to be some: more than spaces and signs that nobody sees. */
export const checkText = (typed: string): Problem | null =>
  withoutSeparators(typed) === '' ? { name: 'missing' } : null

/** Returns a problem if a text is longer than the limit. Its length is that of the text that would be sent. */
export const checkLength = (typed: string, most: number): Problem | null => {
  const { length } = normaliseText(typed)
  return length > most ? { name: 'tooLong', values: { most, typed: length } } : null
}

/** Returns a problem if a name is missing, has no letter, or has characters that names are not written with. */
export const checkName = (typed: string): Problem | null => {
  const name = normaliseText(typed)
  if (withoutSeparators(name) === '') return { name: 'missing' }
  if (!hasLetter(name)) return { name: 'nameWithoutLetters' }
  return isWrittenName(name) ? null : { name: 'nameCharacters' }
}
