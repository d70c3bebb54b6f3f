import { normaliseZipCode } from '../validation/normaliseZipCode'
import { checkZipCode } from '../validation/zipCode'
import type { Suggestion, SuggestionsContext } from './suggestions.types'

/** Letters as they are compared. */
export const small = (text: string) => text.trim().toLocaleLowerCase('hu')

/** Whether a city was typed that way, or more exactly: `Szeged-Alsóváros` is Szeged, too. */
export const isSameCity = (typed: string, city: string): boolean => {
  const [mine, its] = [small(typed), small(city)]
  return its !== '' && mine.startsWith(its) && !/^[\p{L}\p{N}]/u.test(mine.slice(its.length))
}

type Known = Pick<SuggestionsContext, 'answers' | 'places' | 'placesOf'>

/** The places of the postal code that stands there, once it is whole and the insurer has named them. */
const placesThere = ({ answers, places, placesOf }: Known): readonly Suggestion[] => {
  const zipCode = normaliseZipCode(answers.zipCode)
  if (zipCode !== placesOf || checkZipCode(zipCode) !== null) return []
  return places.filter((route) => route.zipCode === zipCode)
}

/** The cities of the whole postal code that stands there, as suggestions; none while they are not known. */
export const citiesOf = (known: Known): readonly Suggestion[] => [
  ...new Map(placesThere(known).map((route) => [route.city, { ...route, part: null }] as const)).values(),
]

/** The one city of the whole postal code; `null` where there are several, or they are not known. */
export const onlyCity = (known: Known): string | null => {
  const [first, ...others] = citiesOf(known)
  return first !== undefined && others.length === 0 ? first.city : null
}

/** Whether the city lies where the postal code says; also where that is not known. */
export const isCityRight = (known: Known): boolean => {
  const there = placesThere(known)
  const { city } = known.answers
  return there.length === 0 || there.some((route) => isSameCity(city, route.city) || isSameCity(city, route.part ?? ''))
}
