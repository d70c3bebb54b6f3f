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

/**
 * Normalises a typed number: also turns the full-width digits of East Asian keyboards into plain ones. For checks and
 * bodies only: the text in the field stays, since replacing it while it is composed would break the composition.
 */
export const normaliseNumber = (typed: string): string =>
  normaliseTyped(typed).replace(/[\uFF10-\uFF19]/g, (digit) => digit.normalize('NFKC'))
