import { withoutSeparators } from '../withoutSeparators'

/** Strips what only separates, upper case, an accent and its letter as one sign: the plate as the insurer stores it. */
export const normalisePlate = (typed: string): string =>
  withoutSeparators(typed).replace(/[./·]/g, '').normalize('NFC').toUpperCase()
