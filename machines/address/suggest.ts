import type { InferOutput } from 'valibot'
import type { addressSuggestion } from '../../src/api/entities'
import { bare } from '../bare'
import { checkZipCode } from '../validation/zipCode'
import type { AddressAnswers, SuggestedField, Suggestion, SuggestionsContext } from './suggestions.types'

/** The country whose addresses the insurer knows. */
export const HOME_COUNTRY = 'HU'

/** A whole Hungarian postal code. */
export const isZipCode = (typed: string): boolean => checkZipCode(typed) === null

/** Whether an address lies in Hungary; where no country is asked for, it does. */
export const isAtHome = (countryCode: string): boolean => countryCode === '' || countryCode === HOME_COUNTRY

/** A postal code from its second digit on, and letters of a street from the second: fewer would suggest anything. */
const isEnough: Readonly<Record<SuggestedField, (answers: AddressAnswers) => boolean>> = {
  zipCode: ({ zipCode }) => /^[1-9]\d{1,3}$/.test(bare(zipCode)),
  streetAddress: ({ zipCode, streetAddress }) => isZipCode(zipCode) && streetAddress.trim().length >= 2,
}

/** Whether what is typed into the field can be asked about. */
export const canAsk = (field: SuggestedField, answers: AddressAnswers): boolean =>
  isAtHome(answers.countryCode) && isEnough[field](answers)

const small = (text: string) => text.trim().toLocaleLowerCase('hu')

const matches = ({ field, answers }: SuggestionsContext, { zipCode, street }: Suggestion): boolean =>
  field === 'streetAddress'
    ? small(street ?? '').includes(small(answers.streetAddress))
    : zipCode.startsWith(bare(answers.zipCode))

/** What was offered for fewer letters and still fits: it bridges the time until the insurer answers for more. */
export const stillOffered = (context: SuggestionsContext): readonly Suggestion[] =>
  context.offered.filter((suggestion) => matches(context, suggestion))

/** What tells a suggestion from the others. */
export const keyOf = ({ zipCode, city, part, street }: Suggestion): string =>
  [zipCode, city, part, street].filter(Boolean).join('|')

/** One line each, however often it came. */
const distinct = (suggestions: readonly Suggestion[]): readonly Suggestion[] => [
  ...new Map(suggestions.map((one) => [keyOf(one), one] as const)).values(),
]

/** What the insurer answered, as suggestions for the field that was asked about. */
export const offeredFor = (
  { field, answers }: SuggestionsContext,
  found: readonly InferOutput<typeof addressSuggestion>[],
): readonly Suggestion[] => {
  const all = found.flatMap(({ zipCode, city, koopCity, address }): readonly Suggestion[] => {
    if (field === 'zipCode') return [{ zipCode, city, part: koopCity ?? null, street: null }]
    return address ? [{ zipCode, city, part: null, street: address }] : []
  })
  const inCity = all.filter(({ city, street }) => street !== null && small(city) === small(answers.city))
  return distinct(inCity.length > 0 ? inCity : all)
}

/** The one city of a whole postal code; `null` where there are several, or the code is not whole. */
export const onlyCity = ({ field, answers }: SuggestionsContext, offered: readonly Suggestion[]): string | null => {
  const [city, ...others] = new Set(offered.map((one) => one.city))
  return field === 'zipCode' && isZipCode(answers.zipCode) && city !== undefined && others.length === 0 ? city : null
}

/** The answers that a suggestion stands for. */
export const answersOf = ({ zipCode, city, street }: Suggestion): Readonly<Record<string, string>> => ({
  zipCode,
  city,
  ...(street !== null && { streetAddress: street }),
})
