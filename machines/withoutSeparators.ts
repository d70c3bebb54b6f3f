import { normaliseNumber } from './normaliseTyped'

/** Removes spaces, dashes and minus signs of any form, and invisible characters: all that is pasted along. */
export const withoutSeparators = (typed: string): string => normaliseNumber(typed).replace(/[\s\p{Pd}\u2212]/gu, '')
