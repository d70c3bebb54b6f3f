import { normaliseZipCode } from '../validation/normaliseZipCode'
import { checkZipCode } from '../validation/zipCode'
import type { Suggestion, SuggestionsContext } from './suggestions.types'

/** Trims a text and converts it to lower case for comparison. */
export const comparableText = (text: string) => text.trim().toLocaleLowerCase('hu')

/** Tells if the typed city is `city`, or begins with it as a whole word: `Szeged-Alsóváros` matches `Szeged`. */
export const isSameCity = (typed: string, city: string): boolean => {
  const [typedCity, wholeCity] = [comparableText(typed), comparableText(city)]
  return (
    wholeCity !== '' && typedCity.startsWith(wholeCity) && !/^[\p{L}\p{N}]/u.test(typedCity.slice(wholeCity.length))
  )
}

type PlacesContext = Pick<SuggestionsContext, 'answers' | 'places' | 'placesOf'>

/**
 * The insurer's suggestions for the typed postal code. Empty if the code is incomplete, or if its suggestions have not
 * loaded.
 */
const knownPlacesOf = ({ answers, places, placesOf }: PlacesContext): readonly Suggestion[] => {
  const zipCode = normaliseZipCode(answers.zipCode)
  if (zipCode !== placesOf || checkZipCode(zipCode) !== null) return []
  return places.filter((place) => place.zipCode === zipCode)
}

/**
 * The cities of the typed postal code, as suggestions. Empty if the code is incomplete, or if its cities have not
 * loaded.
 */
export const citiesOf = (context: PlacesContext): readonly Suggestion[] => [
  ...new Map(knownPlacesOf(context).map((place) => [place.city, { ...place, part: null }] as const)).values(),
]

/**
 * The only city of the typed postal code. `null` if the code has several cities, is incomplete, or its cities have not
 * loaded.
 */
export const onlyCity = (context: PlacesContext): string | null => {
  const [firstCity, ...others] = citiesOf(context)
  return firstCity !== undefined && others.length === 0 ? firstCity.city : null
}

/** Tells if the typed city belongs to the typed postal code. `true` if the code's cities have not loaded. */
export const isCityOfZipCode = (context: PlacesContext): boolean => {
  const places = knownPlacesOf(context)
  const { city } = context.answers
  return (
    places.length === 0 || places.some((place) => isSameCity(city, place.city) || isSameCity(city, place.part ?? ''))
  )
}
