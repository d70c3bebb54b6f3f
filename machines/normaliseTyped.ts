/** An emoji, including its joiners, or an invisible character: format, control, lone surrogate. */
const EMOJI_OR_INVISIBLE =
  /(\p{Extended_Pictographic}(?:\p{EMod}|\uFE0F|[\u{E0020}-\u{E007F}])*(?:\u200D(?=\p{Extended_Pictographic}))?)|(?![\t\r\n])[\p{Cf}\p{DI}\p{Cc}\p{Cs}]/gu

/**
 * Normalises typed or pasted text: no invisible characters, a single kind of space, NFC. The insurer's data is
 * normalised in the same way before it is compared.
 */
export const normaliseTyped = (typed: string): string =>
  typed
    .replace(EMOJI_OR_INVISIBLE, '$1')
    .replace(/[\p{Zs}\t]/gu, ' ')
    .normalize('NFC')

/**
 * Normalises a typed number. Full-width digits of East Asian keyboards become plain digits. Use it only for checks and
 * bodies: replacing the text in the field would disturb such keyboards.
 */
export const normaliseNumber = (typed: string): string =>
  normaliseTyped(typed).replace(/[\uFF10-\uFF19]/g, (digit) => digit.normalize('NFKC'))
