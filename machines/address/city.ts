import { normaliseZipCode } from '../validation/normaliseZipCode'
import { checkZipCode } from '../validation/zipCode'
import type { Suggestion, SuggestionsContext } from './suggestions.types'

/** Trims a text and converts it to lower case for comparison. */
export const small = (text: string) => text.trim().toLocaleLowerCase('hu')

/** Tells if the typed city is `city`, or begins with it as a whole word: `Szeged-Alsóváros` matches `Szeged`. */
export const isSameCity = (typed: string, city: string): boolean => {
  const [mine, its] = [small(typed), small(city)]
  return its !== '' && mine.startsWith(its) && !/^[\p{L}\p{N}]/u.test(mine.slice(its.length))
}

type Known = Pick<SuggestionsContext, 'answers' | 'places' | 'placesOf'>

/** The suggestions for the complete postal code, if the insurer has returned them. */
const placesThere = ({ answers, places, placesOf }: Known): readonly Suggestion[] => {
  const zipCode = normaliseZipCode(answers.zipCode)
  if (zipCode !== placesOf || checkZipCode(zipCode) !== null) return []
  return places.filter((route) => route.zipCode === zipCode)
}

/** The cities of the complete postal code, as suggestions; empty if they are not known. */
export const citiesOf = (known: Known): readonly Suggestion[] => [
  ...new Map(placesThere(known).map((route) => [route.city, { ...route, part: null }] as const)).values(),
]

/** The only city of the complete postal code; `null` if the code has several or they are not known. */
export const onlyCity = (known: Known): string | null => {
  const [first, ...others] = citiesOf(known)
  return first !== undefined && others.length === 0 ? first.city : null
}

/** Tells if the city belongs to the postal code; `true` if the code's cities are not known. */
export const isCityRight = (known: Known): boolean => {
  const there = placesThere(known)
  const { city } = known.answers
  return there.length === 0 || there.some((route) => isSameCity(city, route.city) || isSameCity(city, route.part ?? ''))
}
