/** The answers of an address, by the names that they have in every call. */
export interface AddressAnswers {
  readonly countryCode: string
  readonly zipCode: string
  readonly city: string
  readonly streetAddress: string
}

/** The fields of an address for which something can be suggested. */
export type SuggestedField = 'zipCode' | 'city' | 'streetAddress'

/** A place, or a street in it, that may be meant. */
export interface Suggestion {
  readonly zipCode: string
  readonly city: string
  /** A district or a part of the city, to tell it from others. */
  readonly part: string | null
  readonly street: string | null
}

/** What the suggestions for an address know. */
export interface SuggestionsContext {
  readonly answers: AddressAnswers
  /** Where the customer is; `null` where nothing is suggested. */
  readonly field: SuggestedField | null
  /** The places that the insurer named for `placesOf`, the postal code as far as it was typed then. */
  readonly places: readonly Suggestion[]
  readonly placesOf: string
  readonly streets: readonly Suggestion[]
  /** Whether the customer has typed a city since the postal code: nothing is put in its place. */
  readonly isCityTyped: boolean
  /** The offered one that a key has moved to, by its `keyOf`. */
  readonly highlighted: string | null
}

/** The answers that the address has already. */
export interface SuggestionsInput {
  readonly answers: Partial<AddressAnswers>
}

/** The customer took a suggestion: several answers that belong together. */
export interface SuggestionChosen {
  readonly type: 'suggestion.chosen'
  readonly answers: Readonly<Record<string, string>>
}

/** What the form is told: answers that follow from those that were given, because no others are possible. */
export interface AnswersFound {
  readonly type: 'answers.found'
  readonly answers: Readonly<Record<string, string>>
}

/** What the suggestions hear of the form that they belong to, and of their own list. */
export type SuggestionsEvent =
  | { readonly type: 'answer.changed'; readonly field: string; readonly value: string }
  | SuggestionChosen
  | { readonly type: 'field.entered'; readonly field: SuggestedField }
  | { readonly type: 'field.left'; readonly field: SuggestedField }
  /** A key moved to an option of the list, which shows it if it was closed; or back to what was typed. */
  | { readonly type: 'option.highlighted'; readonly option: string | null }
  | { readonly type: 'list.closed' }
