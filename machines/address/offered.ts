import { normaliseZipCode } from '../validation/normaliseZipCode'
import { citiesOf, isCityRight, isSameCity, onlyCity, searchable } from './city'
import type { SuggestedField, Suggestion, SuggestionsContext } from './suggestions.types'

/** Returns the cities that contain the typed letters; empty if the only match is already typed in full. */
const citiesLike = (typed: string, cities: readonly Suggestion[]): readonly Suggestion[] => {
  const matches = cities.filter(({ city }) => searchable(city).includes(searchable(typed)))
  return matches.length === 1 && matches.some(({ city }) => searchable(city) === searchable(typed)) ? [] : matches
}

/** Suggestions by field. While those for the typed letters load, the previous ones that still match are shown. */
const offers: Readonly<Record<SuggestedField, (context: SuggestionsContext) => readonly Suggestion[]>> = {
  zipCode: (context) => {
    const typedZipCode = normaliseZipCode(context.answers.zipCode)
    // A postal code with only one city needs no suggestion, because that city is filled in automatically.
    return onlyCity(context) === null ? context.places.filter(({ zipCode }) => zipCode.startsWith(typedZipCode)) : []
  },
  city: (context) => {
    if (context.isCityTyped) return citiesLike(context.answers.city, citiesOf(context))
    return isCityRight(context) ? [] : citiesOf(context)
  },
  streetAddress: ({ answers, streets }) =>
    streets.filter(({ street }) => searchable(street ?? '').includes(searchable(answers.streetAddress))),
}

/** The suggestions for the focused field. */
export const offeredIn = (context: SuggestionsContext): readonly Suggestion[] =>
  context.field === null ? [] : offers[context.field](context)

/** Tells if a street is shown with its city: the city is not the typed one, or the suggested streets' cities differ. */
const needsCity = ({ answers }: SuggestionsContext, offered: readonly Suggestion[], { city }: Suggestion): boolean =>
  !isSameCity(answers.city, city) || offered.some((other) => other.city !== city)

/** The text of a suggestion. */
export const labelOf = (context: SuggestionsContext, suggestion: Suggestion): string => {
  const { zipCode, city, part, street } = suggestion
  if (street !== null) return needsCity(context, offeredIn(context), suggestion) ? `${street} (${city})` : street
  return context.field === 'city' ? city : [`${zipCode} ${city}`, part].filter(Boolean).join(', ')
}

/** The answers that a suggestion fills in: only those that its text shows. */
export const answersOf = (context: SuggestionsContext, suggestion: Suggestion): Readonly<Record<string, string>> => {
  const { zipCode, city, street } = suggestion
  if (street === null) return { zipCode, city }
  return { ...(needsCity(context, offeredIn(context), suggestion) && { city }), streetAddress: street }
}

/** The cities of the postal code if the customer left the city's field with another city; otherwise empty. */
export const doubtedBy = (context: SuggestionsContext): readonly string[] => {
  const isThere = context.field === 'zipCode' || context.field === 'city'
  const isDoubtful = !isThere && context.answers.city.trim() !== '' && !isCityRight(context)
  return isDoubtful ? citiesOf(context).map(({ city }) => city) : []
}
