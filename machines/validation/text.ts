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
