import { withoutSeparators } from '../withoutSeparators'

/** Strips what only separates, upper case, the plate as the insurer stores it. */
export const normalisePlate = (typed: string): string => withoutSeparators(typed).replace(/[./·]/g, '').toUpperCase()
