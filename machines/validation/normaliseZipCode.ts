import { withoutSeparators } from '../withoutSeparators'
import { normaliseText } from './text'

/** A postal code with the country's letter before it or a city behind it. Two letters are part of a Dutch code. */
const WITH_MORE = /^(?:H[\s\p{Pd}]*)?(\d{4})(?:,?\s+\p{L}{3}.*)?$/iu

/** A Hungarian postal code as the insurer stores it, without the country's letter and the city. */
export const normaliseZipCode = (typed: string): string =>
  withoutSeparators(WITH_MORE.exec(normaliseText(typed))?.[1] ?? typed)
