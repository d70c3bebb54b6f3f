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

/** The suggestions for the complete postal code, if the insurer has returned them. */
const knownPlacesOf = ({ answers, places, placesOf }: PlacesContext): readonly Suggestion[] => {
  const zipCode = normaliseZipCode(answers.zipCode)
  if (zipCode !== placesOf || checkZipCode(zipCode) !== null) return []
  return places.filter((place) => place.zipCode === zipCode)
}

/** The cities of the complete postal code, as suggestions; empty if they are not known. */
export const citiesOf = (context: PlacesContext): readonly Suggestion[] => [
  ...new Map(knownPlacesOf(context).map((place) => [place.city, { ...place, part: null }] as const)).values(),
]

/** The only city of the complete postal code; `null` if the code has several or they are not known. */
export const onlyCity = (context: PlacesContext): string | null => {
  const [firstCity, ...others] = citiesOf(context)
  return firstCity !== undefined && others.length === 0 ? firstCity.city : null
}

/** Tells if the city belongs to the postal code; `true` if the code's cities are not known. */
export const isCityOfZipCode = (context: PlacesContext): boolean => {
  const places = knownPlacesOf(context)
  const { city } = context.answers
  return (
    places.length === 0 || places.some((place) => isSameCity(city, place.city) || isSameCity(city, place.part ?? ''))
  )
}
