/** An emoji, the joiners inside it included, or a character that is invisible: format, control, half of a pair. */
const EMOJI_OR_INVISIBLE =
  /(\p{Extended_Pictographic}(?:\p{EMod}|\uFE0F|[\u{E0020}-\u{E007F}])*(?:\u200D(?=\p{Extended_Pictographic}))?)|(?![\t\r\n])[\p{Cf}\p{DI}\p{Cc}\p{Cs}]/gu

/**
 * Typed or pasted text without invisible characters, in NFC, with one sort of space. What the insurer holds is compared
 * under the same normalisation.
 */
export const normaliseTyped = (typed: string): string =>
  typed
    .replace(EMOJI_OR_INVISIBLE, '$1')
    .replace(/[\p{Zs}\t]/gu, ' ')
    .normalize('NFC')
