import { normaliseZipCode } from '../validation/normaliseZipCode'
import { citiesOf, comparableText, isCityOfZipCode, isSameCity, onlyCity } from './city'
import type { SuggestedField, Suggestion, SuggestionsContext } from './suggestions.types'

/** Returns the cities that contain the typed letters; empty if the only match is already typed in full. */
const matchingCities = (typed: string, cities: readonly Suggestion[]): readonly Suggestion[] => {
  const matches = cities.filter(({ city }) => comparableText(city).includes(comparableText(typed)))
  return matches.length === 1 && matches.some(({ city }) => comparableText(city) === comparableText(typed))
    ? []
    : matches
}

/** Suggestions by field. While new suggestions load, the earlier ones are shown if they still match the typed text. */
const suggestionsByField: Readonly<Record<SuggestedField, (context: SuggestionsContext) => readonly Suggestion[]>> = {
  zipCode: (context) => {
    const typedZipCode = normaliseZipCode(context.answers.zipCode)
    // A postal code with only one city needs no suggestion, because that city is filled in automatically.
    return onlyCity(context) === null ? context.places.filter(({ zipCode }) => zipCode.startsWith(typedZipCode)) : []
  },
  city: (context) => {
    if (context.isCityTyped) return matchingCities(context.answers.city, citiesOf(context))
    return isCityOfZipCode(context) ? [] : citiesOf(context)
  },
  streetAddress: ({ answers, streets }) =>
    streets.filter(({ street }) => comparableText(street ?? '').includes(comparableText(answers.streetAddress))),
}

/** The suggestions for the focused field; empty if that field has no suggestions. */
export const currentSuggestions = (context: SuggestionsContext): readonly Suggestion[] =>
  context.field === null ? [] : suggestionsByField[context.field](context)

/**
 * Tells if a suggested street is shown with its city. `true` if this city differs from the typed city, or if the
 * suggested streets are in several cities.
 */
const needsCity = (
  { answers }: SuggestionsContext,
  suggestions: readonly Suggestion[],
  { city }: Suggestion,
): boolean => !isSameCity(answers.city, city) || suggestions.some((other) => other.city !== city)

/** The text of a suggestion in the list, e.g. `1111 Budapest` for a postal code or `Fő utca (Szeged)` for a street. */
export const suggestionLabelOf = (context: SuggestionsContext, suggestion: Suggestion): string => {
  const { zipCode, city, part, street } = suggestion
  if (street !== null)
    return needsCity(context, currentSuggestions(context), suggestion) ? `${street} (${city})` : street
  return context.field === 'city' ? city : [`${zipCode} ${city}`, part].filter(Boolean).join(', ')
}

/** The answers that a suggestion fills in. A street fills in its city only if it is shown with the city. */
export const answersOfSuggestion = (
  context: SuggestionsContext,
  suggestion: Suggestion,
): Readonly<Record<string, string>> => {
  const { zipCode, city, street } = suggestion
  if (street === null) return { zipCode, city }
  return { ...(needsCity(context, currentSuggestions(context), suggestion) && { city }), streetAddress: street }
}

/**
 * Returns the cities of the typed postal code if the typed city is not one of them. Empty otherwise, and while the
 * customer is in the field of the postal code or the city.
 */
export const citiesForWrongCity = (context: SuggestionsContext): readonly string[] => {
  const isInCityFields = context.field === 'zipCode' || context.field === 'city'
  const isDoubtful = !isInCityFields && context.answers.city.trim() !== '' && !isCityOfZipCode(context)
  return isDoubtful ? citiesOf(context).map(({ city }) => city) : []
}
