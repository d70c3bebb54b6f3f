/** What was typed without spaces, dashes of any kind, and what nobody sees: signs that come along with a pasted text. */
export const withoutSeparators = (typed: string): string => typed.replace(/[\s\p{Cf}\p{Pd}]/gu, '')
