/** An emoji, including its joiners, or an invisible character: format, control, lone surrogate. */
const EMOJI_OR_INVISIBLE =
  /(\p{Extended_Pictographic}(?:\p{EMod}|\uFE0F|[\u{E0020}-\u{E007F}])*(?:\u200D(?=\p{Extended_Pictographic}))?)|(?![\t\r\n])[\p{Cf}\p{DI}\p{Cc}\p{Cs}]/gu

/**
 * Normalises typed or pasted text: no invisible characters, NFC, a single type of space. Data from the insurer are
 * compared under the same normalisation.
 */
export const normaliseTyped = (typed: string): string =>
  typed
    .replace(EMOJI_OR_INVISIBLE, '$1')
    .replace(/[\p{Zs}\t]/gu, ' ')
    .normalize('NFC')
