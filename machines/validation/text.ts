import { hasLetter, isWrittenName } from '../../src/api/typedLimits'
import { normaliseTyped } from '../normaliseTyped'
import { withoutSeparators } from '../withoutSeparators'
import type { Problem } from './problem'

/** Normalises a text to the insurer's format: without invisible characters and surrounding spaces. */
export const normaliseText = (typed: string): string => normaliseTyped(typed).trim()

/** Returns the form for comparing single-line texts: the number of spaces between words does not matter. */
export const textMeaning = (typed: string): string => normaliseText(typed).replace(/\s+/g, ' ')

/** Checks that a text has visible characters. */
export const checkText = (typed: string): Problem | null =>
  withoutSeparators(typed) === '' ? { name: 'missing' } : null

/** Checks that a text is not too long. Counts the characters that would be sent, after normalisation. */
export const checkLength = (typed: string, most: number): Problem | null => {
  const { length } = normaliseText(typed)
  return length > most ? { name: 'tooLong', values: { most, typed: length } } : null
}

/** Checks a name. Rejects an empty name, a name without a letter, and characters that names do not have. */
export const checkName = (typed: string): Problem | null => {
  const name = normaliseText(typed)
  if (withoutSeparators(name) === '') return { name: 'missing' }
  if (!hasLetter(name)) return { name: 'nameWithoutLetters' }
  return isWrittenName(name) ? null : { name: 'nameCharacters' }
}
