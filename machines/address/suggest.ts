import type { InferOutput } from 'valibot'
import type { addressSuggestion } from '../../src/api/entities'
import { LONGEST_TEXTS } from '../../src/api/typedLimits'
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
export const isInHungary = (countryCode: string): boolean => countryCode === '' || countryCode === HOME_COUNTRY

/** Returns the field's name as a `SuggestedField`; `null` if the field has no suggestions. */
export const suggestedFieldOf = (field: string): SuggestedField | null =>
  field === 'zipCode' || field === 'city' || field === 'streetAddress' ? field : null

/**
 * Tells if cities can be requested: the address is in Hungary, and two to four digits of its postal code are typed. One
 * digit matches too many cities.
 */
export const canAskPlaces = ({ countryCode, zipCode }: AddressAnswers): boolean =>
  isInHungary(countryCode) && /^[1-9]\d{1,3}$/.test(normaliseZipCode(zipCode))

const isStreetPart = (typed: string): boolean =>
  typed.trim().length >= 2 && checkLength(typed, LONGEST_TEXTS.line) === null

/**
 * Tells if streets can be requested: the address is in Hungary, its postal code is complete, and at least two letters
 * of the street are typed.
 */
export const canAskStreets = ({ countryCode, zipCode, streetAddress }: AddressAnswers): boolean =>
  isInHungary(countryCode) && isZipCode(zipCode) && isStreetPart(streetAddress)

/** Returns a key that identifies a suggestion in the list, e.g. `1111|Budapest`. */
export const suggestionKeyOf = ({ zipCode, city, part, street }: Suggestion): string =>
  [zipCode, city, part, street].filter(Boolean).join('|')

const withoutDuplicates = (suggestions: readonly Suggestion[]): readonly Suggestion[] => [
  ...new Map(suggestions.map((suggestion) => [suggestionKeyOf(suggestion), suggestion] as const)).values(),
]

type FoundAddresses = readonly InferOutput<typeof addressSuggestion>[]

/**
 * Returns the cities in the insurer's response as suggestions. Leaves out addresses without a postal code or a city.
 */
export const suggestedPlacesOf = (addresses: FoundAddresses): readonly Suggestion[] =>
  withoutDuplicates(
    addresses.flatMap(({ zipCode, city, koopCity }): readonly Suggestion[] =>
      zipCode && city ? [{ zipCode, city, part: koopCity ?? null, street: null }] : [],
    ),
  )

/** Returns the streets in a response. If some of them are in the typed city, returns only these. */
export const suggestedStreetsOf = (
  { answers }: SuggestionsContext,
  addresses: FoundAddresses,
): readonly Suggestion[] => {
  const allStreets = addresses.flatMap(({ zipCode, city, address }): readonly Suggestion[] =>
    // If the insurer returns a street without a postal code or city, the typed postal code or city is used.
    address ? [{ zipCode: zipCode ?? answers.zipCode, city: city ?? answers.city, part: null, street: address }] : [],
  )
  const streetsInCity = allStreets.filter(({ city }) => isSameCity(answers.city, city))
  return withoutDuplicates(streetsInCity.length > 0 ? streetsInCity : allStreets)
}
