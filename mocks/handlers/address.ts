import { suggestAddresses, suggestZipCodes } from '../../src/api/address'
import { suggestPlaces, suggestStreets } from '../data/addresses'
import { type Answer, answerSignedIn, ok } from '../reply'

/** Addresses that may be meant. */
export const addressAnswers: readonly Answer[] = [
  answerSignedIn(suggestZipCodes)(({ query }) =>
    ok(
      suggestPlaces(query.zipCode).map(({ zipCode, city, part }) => ({ zipCode, city, koopCity: part, address: null })),
    ),
  ),

  answerSignedIn(suggestAddresses)(({ query }) => {
    const [place] = suggestPlaces(query.zipCode, 1)
    const { zipCode = query.zipCode, city = '', part = null } = place ?? {}
    return ok(suggestStreets(zipCode, query.address).map((address) => ({ zipCode, city, koopCity: part, address })))
  }),
]
