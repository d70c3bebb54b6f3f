/**
 * Longest text from the insurer that the portal shows, in UTF-16 units. Without this limit, a browser would take half a
 * minute to lay out 500 kB without a space. The limit must not be below the longest text that a customer may type,
 * because the insurer returns typed texts.
 */
export const LONGEST_SHOWN_TEXT = 4000

/**
 * Names of fields whose texts stay whole, because calls and links need them: ids, tokens, addresses, pictures. A screen
 * that shows an id cuts it with `cutText`.
 */
const UNCUT_NAME = /(?:^id|^url|^code|Ids?|Identifier|Token|[uU]rl|URL|Link|QRCode|Document)$/

/** A character that belongs to the one before it, e.g. an accent, a skin tone, or half of a surrogate pair or flag. */
const JOINED_CHARACTER = /^(?:[\p{M}\p{EMod}\p{RI}\u{e0020}-\u{e007f}]|\u200d|[\udc00-\udfff])/u

const isWithinCharacter = (text: string, index: number): boolean =>
  JOINED_CHARACTER.test(text.slice(index, index + 2)) || text[index - 1] === '\u200d'

/** Cuts a text that is too long to show, with an ellipsis. Never cuts inside a visible character. */
export const cutText = (text: string): string => {
  if (text.length <= LONGEST_SHOWN_TEXT) return text
  let end = LONGEST_SHOWN_TEXT - 1
  while (end > 0 && isWithinCharacter(text, end)) end -= 1
  return `${text.slice(0, end || LONGEST_SHOWN_TEXT - 1)}…`
}

/**
 * Returns an answer whose overlong texts are cut, except ids, tokens, addresses and pictures.
 */
export const cutTexts = (data: unknown, name = ''): unknown => {
  if (typeof data === 'string') return UNCUT_NAME.test(name) ? data : cutText(data)
  if (Array.isArray(data)) return data.map((entry) => cutTexts(entry, name))
  // A file is returned unchanged.
  if (typeof data !== 'object' || data === null || data instanceof Blob) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, cutTexts(value, key)]))
}
