import type { InferOutput } from 'valibot'
import type { addressSuggestion } from '../../src/api/entities'
import { MOST } from '../../src/api/typedLimits'
import { normaliseZipCode } from '../validation/normaliseZipCode'
import { checkLength } from '../validation/text'
import { checkZipCode } from '../validation/zipCode'
import { isSameCity } from './city'
import type { AddressAnswers, SuggestedField, Suggestion, SuggestionsContext } from './suggestions.types'

/** The country whose addresses the insurer can suggest. */
export const HOME_COUNTRY = 'HU'

/** Tells if a text is a complete Hungarian postal code. */
const isZipCode = (typed: string): boolean => checkZipCode(typed) === null

/** Tells if an address is in Hungary; `true` if the form has no country. */
export const isAtHome = (countryCode: string): boolean => countryCode === '' || countryCode === HOME_COUNTRY

/** The field if it has suggestions; otherwise `null`. */
export const suggestedField = (field: string): SuggestedField | null =>
  field === 'zipCode' || field === 'city' || field === 'streetAddress' ? field : null

/** Tells if cities can be requested: the postal code has at least two digits. One digit matches too many cities. */
export const canAskPlaces = ({ countryCode, zipCode }: AddressAnswers): boolean =>
  isAtHome(countryCode) && /^[1-9]\d{1,3}$/.test(normaliseZipCode(zipCode))

const isStreetPart = (typed: string): boolean => typed.trim().length >= 2 && checkLength(typed, MOST.line) === null

/** Tells if streets can be requested: the postal code is complete and at least two letters of the street are typed. */
export const canAskStreets = ({ countryCode, zipCode, streetAddress }: AddressAnswers): boolean =>
  isAtHome(countryCode) && isZipCode(zipCode) && isStreetPart(streetAddress)

/** The key that distinguishes suggestions. */
export const keyOf = ({ zipCode, city, part, street }: Suggestion): string =>
  [zipCode, city, part, street].filter(Boolean).join('|')

const distinct = (suggestions: readonly Suggestion[]): readonly Suggestion[] => [
  ...new Map(suggestions.map((suggestion) => [keyOf(suggestion), suggestion] as const)).values(),
]

type Found = readonly InferOutput<typeof addressSuggestion>[]

/** The suggestions of an answer. Those without a postal code or city are left out. */
export const placesFound = (found: Found): readonly Suggestion[] =>
  distinct(
    found.flatMap(({ zipCode, city, koopCity }): readonly Suggestion[] =>
      zipCode && city ? [{ zipCode, city, part: koopCity ?? null, street: null }] : [],
    ),
  )

/** The streets in a response. If some are in the typed city, only these are returned. */
export const streetsFound = ({ answers }: SuggestionsContext, found: Found): readonly Suggestion[] => {
  const all = found.flatMap(({ zipCode, city, address }): readonly Suggestion[] =>
    // A street without a postal code or city gets the one that was requested.
    address ? [{ zipCode: zipCode ?? answers.zipCode, city: city ?? answers.city, part: null, street: address }] : [],
  )
  const inCity = all.filter(({ city }) => isSameCity(answers.city, city))
  return distinct(inCity.length > 0 ? inCity : all)
}
