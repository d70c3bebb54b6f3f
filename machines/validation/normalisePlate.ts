import { withoutSeparators } from '../withoutSeparators'

/** Normalises a licence plate to the insurer's format: upper case without separators. */
export const normalisePlate = (typed: string): string => withoutSeparators(typed).replace(/[./·]/g, '').toUpperCase()
