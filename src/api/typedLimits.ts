/**
 * Maximum lengths of texts that a customer types, in UTF-16 units as browsers count them. The specification gives no
 * limits.
 */
export const LONGEST_TEXTS = {
  /** For house numbers, postal codes and card numbers, with room for extra characters of a pasted text. */
  short: 50,
  plate: 20,
  personName: 100,
  /** For one line of text, e.g. a company's name. */
  line: 200,
  /** The maximum length of an e-mail address (RFC 5321). */
  email: 254,
  longText: 4000,
} as const

/**
 * Control characters other than tabs and line breaks, lone surrogates, and characters that change the text direction.
 */
const HIDDEN_CHARACTER = /(?![\t\r\n])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u

/** Returns `true` if a text has no character that hides or reorders others. */
export const isPlainText = (text: string): boolean => !HIDDEN_CHARACTER.test(text)

/** Returns `true` if a text contains a letter, as every name does. */
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text)

/** Returns `true` if a text is written as names are: in a single line, without invisible characters. */
export const isWrittenName = (text: string): boolean => !/[\p{C}\p{Zl}\p{Zp}]/u.test(text)
