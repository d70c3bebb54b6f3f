import { normaliseZipCode } from '../validation/normaliseZipCode'
import { citiesOf, isCityRight, isSameCity, onlyCity, small } from './city'
import type { SuggestedField, Suggestion, SuggestionsContext } from './suggestions.types'

/** Those with the typed letters. Nothing helps any more who has typed the only one whole. */
const citiesLike = (typed: string, cities: readonly Suggestion[]): readonly Suggestion[] => {
  const like = cities.filter(({ city }) => small(city).includes(small(typed)))
  return like.length === 1 && like.some(({ city }) => small(city) === small(typed)) ? [] : like
}

/** What was answered for fewer letters and still fits bridges the time until the insurer answers for more. */
const offers: Readonly<Record<SuggestedField, (context: SuggestionsContext) => readonly Suggestion[]>> = {
  zipCode: (context) => {
    const typed = normaliseZipCode(context.answers.zipCode)
    // The only city comes by itself.
    return onlyCity(context) === null ? context.places.filter(({ zipCode }) => zipCode.startsWith(typed)) : []
  },
  city: (context) => {
    if (context.isCityTyped) return citiesLike(context.answers.city, citiesOf(context))
    return isCityRight(context) ? [] : citiesOf(context)
  },
  streetAddress: ({ answers, streets }) =>
    streets.filter(({ street }) => small(street ?? '').includes(small(answers.streetAddress))),
}

/** What can be chosen where the customer is. */
export const offeredIn = (context: SuggestionsContext): readonly Suggestion[] =>
  context.field === null ? [] : offers[context.field](context)

/** Whether a street has to be told with its city: it lies elsewhere than was typed, or others do. */
const needsCity = ({ answers }: SuggestionsContext, offered: readonly Suggestion[], { city }: Suggestion): boolean =>
  !isSameCity(answers.city, city) || offered.some((other) => other.city !== city)

/** A suggestion as it is read. */
export const labelOf = (context: SuggestionsContext, suggestion: Suggestion): string => {
  const { zipCode, city, part, street } = suggestion
  if (street !== null) return needsCity(context, offeredIn(context), suggestion) ? `${street} (${city})` : street
  return context.field === 'city' ? city : [`${zipCode} ${city}`, part].filter(Boolean).join(', ')
}

/** The answers that a suggestion stands for: those that are read in it, and no others. */
export const answersOf = (context: SuggestionsContext, suggestion: Suggestion): Readonly<Record<string, string>> => {
  const { zipCode, city, street } = suggestion
  if (street === null) return { zipCode, city }
  return { ...(needsCity(context, offeredIn(context), suggestion) && { city }), streetAddress: street }
}

/** The cities of the postal code, where the customer has gone on with another one; otherwise none. */
export const doubtedBy = (context: SuggestionsContext): readonly string[] => {
  const isThere = context.field === 'zipCode' || context.field === 'city'
  const isDoubtful = !isThere && context.answers.city.trim() !== '' && !isCityRight(context)
  return isDoubtful ? citiesOf(context).map(({ city }) => city) : []
}
