/**
 * Longest text from the insurer that the portal shows, in UTF-16 units. A browser takes half a minute to lay out 500 kB
 * without a space. The limit is not below the longest text that a customer may type, because the insurer returns such
 * texts.
 */
export const LONGEST_SHOWN = 4000

/** Names of texts that must stay whole for calls and links: ids, tokens, addresses, pictures. Screens cut shown ids. */
const WHOLE = /(?:^id|^url|^code|Ids?|Identifier|Token|[uU]rl|URL|Link|QRCode|Document)$/

/** A character that belongs to the one before it: accent, skin tone, joiner, or half of a surrogate pair or flag. */
const JOINED = /^(?:[\p{M}\p{EMod}\p{RI}\u{e0020}-\u{e007f}]|\u200d|[\udc00-\udfff])/u

const isWithinCharacter = (text: string, at: number): boolean =>
  JOINED.test(text.slice(at, at + 2)) || text[at - 1] === '\u200d'

/** Cuts a text that is too long to show, with an ellipsis. Never cuts inside a visible character. */
export const cutText = (text: string): string => {
  if (text.length <= LONGEST_SHOWN) return text
  let end = LONGEST_SHOWN - 1
  while (end > 0 && isWithinCharacter(text, end)) end -= 1
  return `${text.slice(0, end || LONGEST_SHOWN - 1)}…`
}

/** Cuts every text of an answer that is too long to show. */
export const cutTexts = (data: unknown, name = ''): unknown => {
  if (typeof data === 'string') return WHOLE.test(name) ? data : cutText(data)
  if (Array.isArray(data)) return data.map((entry) => cutTexts(entry, name))
  // A file is returned unchanged.
  if (typeof data !== 'object' || data === null || data instanceof Blob) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, cutTexts(value, key)]))
}
