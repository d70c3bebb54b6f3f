/** The answers of an address, by the names that they have in every call. */
export interface AddressAnswers {
  readonly countryCode: string
  readonly zipCode: string
  readonly city: string
  readonly streetAddress: string
}

/** The fields of an address for which something can be suggested. */
export type SuggestedField = 'zipCode' | 'streetAddress'

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
  /** The field that is being typed into; `null` where nothing is suggested for it. */
  readonly field: SuggestedField | null
  readonly offered: readonly Suggestion[]
  /** Whether the customer wants to see the list: it opens with the next letter after it was closed. */
  readonly isOpen: boolean
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
  /** A key moved to an option of the list, which shows it if it was closed; or back to what was typed. */
  | { readonly type: 'option.highlighted'; readonly option: string | null }
  | { readonly type: 'list.closed' }
