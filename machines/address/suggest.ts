import type { InferOutput } from 'valibot'
import type { addressSuggestion } from '../../src/api/entities'
import { MOST } from '../../src/api/typedLimits'
import { normaliseZipCode } from '../validation/normaliseZipCode'
import { checkLength } from '../validation/text'
import { checkZipCode } from '../validation/zipCode'
import { isSameCity } from './city'
import type { AddressAnswers, SuggestedField, Suggestion, SuggestionsContext } from './suggestions.types'

/** The country whose addresses the insurer knows. */
export const HOME_COUNTRY = 'HU'

/** A whole Hungarian postal code. */
export const isZipCode = (typed: string): boolean => checkZipCode(typed) === null

/** Whether an address lies in Hungary; where no country is asked for, it does. */
export const isAtHome = (countryCode: string): boolean => countryCode === '' || countryCode === HOME_COUNTRY

/** The field, if something can be suggested for it. */
export const suggestedField = (field: string): SuggestedField | null =>
  field === 'zipCode' || field === 'city' || field === 'streetAddress' ? field : null

/** Whether the places of a postal code can be asked for: from its second digit on, fewer would suggest anything. */
export const canAskPlaces = ({ countryCode, zipCode }: AddressAnswers): boolean =>
  isAtHome(countryCode) && /^[1-9]\d{1,3}$/.test(normaliseZipCode(zipCode))

const isStreetPart = (typed: string): boolean => typed.trim().length >= 2 && checkLength(typed, MOST.line) === null

/** Whether streets can be asked for: in a whole postal code, from the second letter on. */
export const canAskStreets = ({ countryCode, zipCode, streetAddress }: AddressAnswers): boolean =>
  isAtHome(countryCode) && isZipCode(zipCode) && isStreetPart(streetAddress)

/** What tells a suggestion from the others. */
export const keyOf = ({ zipCode, city, part, street }: Suggestion): string =>
  [zipCode, city, part, street].filter(Boolean).join('|')

/** One line each, however often it came. */
const distinct = (suggestions: readonly Suggestion[]): readonly Suggestion[] => [
  ...new Map(suggestions.map((one) => [keyOf(one), one] as const)).values(),
]

type Found = readonly InferOutput<typeof addressSuggestion>[]

/** The places that the insurer answered with; one without its postal code or its name helps nobody. */
export const placesFound = (found: Found): readonly Suggestion[] =>
  distinct(
    found.flatMap(({ zipCode, city, koopCity }): readonly Suggestion[] =>
      zipCode && city ? [{ zipCode, city, part: koopCity ?? null, street: null }] : [],
    ),
  )

/** The streets that the insurer answered with; only those of the city, where it has some. */
export const streetsFound = ({ answers }: SuggestionsContext, found: Found): readonly Suggestion[] => {
  const all = found.flatMap(({ zipCode, city, address }): readonly Suggestion[] =>
    // A street without a place of its own lies where it was asked for.
    address ? [{ zipCode: zipCode ?? answers.zipCode, city: city ?? answers.city, part: null, street: address }] : [],
  )
  const inCity = all.filter(({ city }) => isSameCity(answers.city, city))
  return distinct(inCity.length > 0 ? inCity : all)
}
