import { withoutSeparators } from '../withoutSeparators'
import type { Problem } from './problem'

/** A text as the insurer stores it. */
export const normaliseText = (typed: string): string => typed.trim()

/** Words may be anything, but there have to be some: more than spaces and signs that nobody sees. */
export const checkText = (typed: string): Problem | null =>
  withoutSeparators(typed) === '' ? { name: 'missing' } : null
