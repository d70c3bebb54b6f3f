/** The typed parts of an address. Every form with an address uses these field names. */
export interface AddressAnswers {
  readonly countryCode: string
  readonly zipCode: string
  readonly city: string
  readonly streetAddress: string
}

/** The fields of an address that have suggestions. */
export type SuggestedField = 'zipCode' | 'city' | 'streetAddress'

/** A suggested city or street. */
export interface Suggestion {
  readonly zipCode: string
  readonly city: string
  /** The district or part of the city; `null` if the insurer names none. */
  readonly part: string | null
  readonly street: string | null
}

/** The context of the suggestions' machine. */
export interface SuggestionsContext {
  readonly answers: AddressAnswers
  /** The focused field; `null` if it has no suggestions. */
  readonly field: SuggestedField | null
  /**
   * The cities that the insurer returned for `placesOf`. This is the part of the postal code that was typed when the
   * cities were requested.
   */
  readonly places: readonly Suggestion[]
  readonly placesOf: string
  readonly streets: readonly Suggestion[]
  /** `true` if the customer has typed a city after the postal code. A typed city is never overwritten. */
  readonly isCityTyped: boolean
  /** The `suggestionKeyOf` of the suggestion highlighted by the keyboard; `null` if none is highlighted. */
  readonly highlighted: string | null
}

/** The input of the suggestions' machine: the address when the machine starts. */
export interface SuggestionsInput {
  readonly answers: Partial<AddressAnswers>
}

/** The customer chose a suggestion. It fills in several answers, e.g. the postal code and the city. */
export interface SuggestionChosen {
  readonly type: 'suggestion.chosen'
  readonly answers: Readonly<Record<string, string>>
}

/** Sent to the form: an answer that the other answers determine, such as the only city of a postal code. */
export interface AnswersFound {
  readonly type: 'answers.found'
  readonly answers: Readonly<Record<string, string>>
}

/** The events of the suggestions' machine. The form and the list of suggestions send them. */
export type SuggestionsEvent =
  | { readonly type: 'answer.changed'; readonly field: string; readonly value: string }
  | SuggestionChosen
  | { readonly type: 'field.entered'; readonly field: SuggestedField }
  | { readonly type: 'field.left'; readonly field: SuggestedField }
  /**
   * An arrow key highlighted an option, which also opens the list. `option` is `null` if the key moved to the typed
   * text.
   */
  | { readonly type: 'option.highlighted'; readonly option: string | null }
  | { readonly type: 'list.closed' }
