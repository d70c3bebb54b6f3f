import { bare } from '../bare'
import type { Problem } from './problem'

const USUAL = /^([A-Z]{3}\d{3,4}|[A-Z]{4}\d{2,3}|[A-Z]{5}\d{1,2}|[A-Z]{6}\d)$/
/** Letters and digits only; other series exist (old, diplomatic, foreign), so the shape alone never refuses. */
const POSSIBLE = /^[\p{L}\d]{2,12}$/u

/** Strips spaces and hyphens, upper case: the plate as the insurer stores it. */
export const normalisePlate = (typed: string): string => bare(typed).toUpperCase()

/** What is wrong with a licence plate: only what cannot be one. */
export const checkPlate = (typed: string): Problem | null => {
  const plate = normalisePlate(typed)
  if (plate === '') return { name: 'missing' }
  return POSSIBLE.test(plate) ? null : { name: 'plateMalformed' }
}

/** What looks odd in a licence plate: it follows none of the Hungarian series. */
export const warnOfPlate = (typed: string): Problem | null => {
  const plate = normalisePlate(typed)
  return plate === '' || USUAL.test(plate) ? null : { name: 'plateUnusual' }
}
