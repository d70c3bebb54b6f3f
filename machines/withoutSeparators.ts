import { normaliseNumber } from './normaliseTyped'

/** Removes spaces, all kinds of dashes and minus signs, and invisible characters, which pasted texts often contain. */
export const withoutSeparators = (typed: string): string => normaliseNumber(typed).replace(/[\s\p{Pd}\u2212]/gu, '')
