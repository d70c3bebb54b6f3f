import { suggestAddresses, suggestZipCodes } from '../../../src/api/address'
import { suggestPlaces, suggestStreets } from '../../data/addresses'
import { type Answer, answerSignedIn, ok } from '../../reply'

const MAX_SUGGESTIONS = 20

/** Answers with address suggestions. A street is listed once for each settlement of its postal code. */
export const addressAnswers: readonly Answer[] = [
  answerSignedIn(suggestZipCodes)(({ query }) =>
    ok(
      suggestPlaces(query.zipCode, MAX_SUGGESTIONS).map(({ zipCode, city, part }) => ({
        zipCode,
        city,
        koopCity: part,
        address: null,
      })),
    ),
  ),

  answerSignedIn(suggestAddresses)(({ query }) => {
    const places = suggestPlaces(query.zipCode, MAX_SUGGESTIONS).filter(({ zipCode }) => zipCode === query.zipCode)
    const streets = suggestStreets(query.zipCode, query.address, MAX_SUGGESTIONS)
    const suggestions = streets.flatMap((address) =>
      places.map(({ zipCode, city, part }) => ({ zipCode, city, koopCity: part, address })),
    )
    return ok(suggestions.slice(0, MAX_SUGGESTIONS))
  }),
]
