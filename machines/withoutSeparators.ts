/** What was typed without spaces, dashes and minus signs of any kind, and what nobody sees: what comes along with a pasted text. */
export const withoutSeparators = (typed: string): string => typed.replace(/[\s\p{Cf}\p{Pd}\u2212]/gu, '')
