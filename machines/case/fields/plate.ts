import { bare } from '../../bare'
import type { TextField } from '../field'

/** Strips spaces and hyphens, upper case: the plate as the insurer stores it. */
export const normalisePlate = (typed: string): string => bare(typed).toUpperCase()

const USUAL = /^([A-Z]{3}\d{3,4}|[A-Z]{4}\d{2,3}|[A-Z]{5}\d{1,2}|[A-Z]{6}\d)$/
/** Letters and digits only; other series exist (old, diplomatic, foreign), so the shape alone never refuses. */
const POSSIBLE = /^[\p{L}\d]{2,12}$/u

/** A licence plate: refuses what cannot be one, warns of what follows none of the Hungarian series. */
export const plate = (): TextField<string> => ({
  type: 'text',
  kind: 'plate',
  isOptional: false,
  check: (typed) => {
    const normalised = normalisePlate(typed)
    if (normalised === '') return { name: 'missing' }
    return POSSIBLE.test(normalised) ? null : { name: 'plateMalformed' }
  },
  warn: (typed) => {
    const normalised = normalisePlate(typed)
    return normalised === '' || USUAL.test(normalised) ? null : { name: 'plateUnusual' }
  },
  toWire: normalisePlate,
})
