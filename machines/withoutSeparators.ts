import { normaliseTyped } from './normaliseTyped'

/** What was typed without spaces, dashes and minus signs of any kind, and what nobody sees: what comes along with a pasted text. */
export const withoutSeparators = (typed: string): string => normaliseTyped(typed).replace(/[\s\p{Pd}\u2212]/gu, '')
