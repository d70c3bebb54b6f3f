import { withoutSeparators } from '../withoutSeparators'
import { normaliseText } from './text'

/**
 * A postal code preceded by the country's letter or followed by a city. Two letters are no city, but part of a Dutch
 * code.
 */
const ZIP_CODE_IN_TEXT = /^(?:H[\s\p{Pd}]*)?(\d{4})(?:,?\s+\p{L}{3}.*)?$/iu

/** Normalises a Hungarian postal code to the insurer's format, without the country's letter and the city. */
export const normaliseZipCode = (typed: string): string =>
  withoutSeparators(ZIP_CODE_IN_TEXT.exec(normaliseText(typed))?.[1] ?? typed)
