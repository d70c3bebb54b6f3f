import { withoutSeparators } from '../withoutSeparators'
import { lengthProblem } from './digits'
import type { Problem } from './problem'
import { normaliseText } from './text'

/** A postal code with the country's letter before it or a city behind it. Two letters are part of a Dutch code. */
const WITH_MORE = /^(?:H[\s\p{Pd}]*)?(\d{4})(?:,?\s+\p{L}{3}.*)?$/iu

/** A Hungarian postal code as the insurer stores it, without the country's letter and the city. */
export const normaliseZipCode = (typed: string): string =>
  withoutSeparators(WITH_MORE.exec(normaliseText(typed))?.[1] ?? typed)

const ZIP_CODE = /^[1-9]\d{3}$/

/** What is wrong with a Hungarian postal code: four digits, the first of which is not 0. */
export const checkZipCode = (typed: string): Problem | null => {
  const zipCode = normaliseZipCode(typed)
  if (zipCode === '') return { name: 'missing' }
  if (ZIP_CODE.test(zipCode)) return null
  return lengthProblem('zipCode', zipCode, [4]) ?? { name: 'zipCodeStart' }
}
