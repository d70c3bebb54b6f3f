import { isInHungary } from '../../../machines/address/suggest'
import type { CaseContext, CaseEvent } from '../../../machines/case/machine/case.types'
import { addressIn } from '../../../machines/case/machine/changes/suggesting'

const ZIP_CODE = '6722'
const CITY = 'Szeged'

/**
 * Returns the events of suggestions for an address in Hungary. Other countries have no suggestions, and the current
 * city is not suggested again.
 */
export const suggestionEvents = (context: Pick<CaseContext, 'answers'>): readonly CaseEvent[] => {
  const { countryCode, city } = addressIn(context)
  if (!isInHungary(countryCode)) return []
  return [
    { type: 'suggestion.chosen', answers: { zipCode: ZIP_CODE, city: CITY } },
    ...(city === CITY ? [] : [{ type: 'answers.found', answers: { city: CITY } } as const]),
  ]
}
