import { lengthProblem } from './digits'
import { normaliseZipCode } from './normaliseZipCode'
import type { Problem } from './problem'

const ZIP_CODE = /^[1-9]\d{3}$/

/** Checks a Hungarian postal code: four digits that do not start with 0. */
export const checkZipCode = (typed: string): Problem | null => {
  const zipCode = normaliseZipCode(typed)
  if (zipCode === '') return { name: 'missing' }
  if (ZIP_CODE.test(zipCode)) return null
  return lengthProblem('zipCode', zipCode, [4]) ?? { name: 'zipCodeStart' }
}
