import { assign, sendParent, setup } from 'xstate'
import { suggestAddresses, suggestZipCodes } from '../../src/api/address'
import type { OutcomeOf } from '../../src/api/endpoint'
import { callActor } from '../actors/call'
import { pause } from '../actors/pause'
import { normaliseZipCode } from '../validation/normaliseZipCode'
import { onlyCity } from './city'
import { canAskPlaces, canAskStreets, suggestedFieldOf, suggestedPlacesOf, suggestedStreetsOf } from './suggest'
import type {
  AddressAnswers,
  AnswersFound,
  SuggestedField,
  SuggestionChosen,
  SuggestionsContext,
  SuggestionsEvent,
  SuggestionsInput,
} from './suggestions.types'

/** The machine requests suggestions after this pause in typing (ms). */
export const TYPING_PAUSE = 250

type AnswerChange = Extract<SuggestionsEvent, { readonly type: 'answer.changed' }>
type PlacesOutcome = OutcomeOf<typeof suggestZipCodes>
type StreetsOutcome = OutcomeOf<typeof suggestAddresses>

/** Updates the address with the changed answers. Changed answers that are not part of an address are ignored. */
const withAnswers = (answers: AddressAnswers, changedAnswers: Readonly<Record<string, string>>): AddressAnswers => ({
  countryCode: changedAnswers.countryCode ?? answers.countryCode,
  zipCode: changedAnswers.zipCode ?? answers.zipCode,
  city: changedAnswers.city ?? answers.city,
  streetAddress: changedAnswers.streetAddress ?? answers.streetAddress,
})

const withChange = ({ answers }: SuggestionsContext, { field, value }: AnswerChange) =>
  withAnswers(answers, { [field]: value })

const withPlaces = (context: SuggestionsContext, outcome: PlacesOutcome) => ({
  answers: context.answers,
  places: outcome.ok ? suggestedPlacesOf(outcome.data) : [],
  placesOf: normaliseZipCode(context.answers.zipCode),
})

const isCityTypedAfter = ({ isCityTyped: isCityTypedAfter }: SuggestionsContext, { field }: AnswerChange): boolean =>
  field === 'city' || (field !== 'zipCode' && isCityTypedAfter)

/** Setup of the suggestions' machine. */
export const suggestionsSetup = setup({
  types: {
    context: {} as SuggestionsContext,
    events: {} as SuggestionsEvent,
    input: {} as SuggestionsInput,
    tags: {} as 'busy',
  },
  actors: { pause, suggestPlaces: callActor(suggestZipCodes), suggestStreets: callActor(suggestAddresses) },
  guards: {
    isElsewhere: ({ context }, field: SuggestedField) => context.field !== field,
    isThere: ({ context }, field: SuggestedField) => context.field === field,
    comesToCity: ({ context }, field: SuggestedField) => field === 'city' && context.field !== 'city',
    asksPlaces: ({ context }, change: AnswerChange) =>
      change.field === 'zipCode' && canAskPlaces(withChange(context, change)),
    dropsPlaces: (_, { field }: AnswerChange) => field === 'zipCode' || field === 'countryCode',
    isCity: (_, { field }: AnswerChange) => field === 'city',
    asksStreets: ({ context }, change: AnswerChange) =>
      change.field === 'streetAddress' && canAskStreets(withChange(context, change)),
    bringsCity: (_, { answers }: SuggestionChosen) => answers.city !== undefined,
    answered: (_, outcome: PlacesOutcome | StreetsOutcome) => outcome.ok,
    fillsCity: ({ context }, outcome: PlacesOutcome) => {
      const city = onlyCity(withPlaces(context, outcome))
      return !context.isCityTyped && city !== null && city !== context.answers.city
    },
  },
  actions: {
    note: assign(({ context }, change: AnswerChange) => ({
      answers: withChange(context, change),
      field: suggestedFieldOf(change.field),
      isCityTyped: isCityTypedAfter(context, change),
      highlighted: null,
    })),
    noteChosen: assign(({ context }, { answers }: SuggestionChosen) => ({
      answers: withAnswers(context.answers, answers),
      isCityTyped: context.isCityTyped && answers.city === undefined,
      highlighted: null,
    })),
    come: assign((_, field: SuggestedField) => ({ field, highlighted: null })),
    leave: assign({ field: null }),
    highlight: assign((_, highlighted: string | null) => ({ highlighted })),
    forgetHighlighted: assign({ highlighted: null }),
    keepPlaces: assign(({ context }, outcome: PlacesOutcome) => withPlaces(context, outcome)),
    forgetPlaces: assign({ places: [], placesOf: '' }),
    fillCity: assign(({ context }) => ({
      answers: { ...context.answers, city: onlyCity(context) ?? context.answers.city },
    })),
    tellCity: sendParent(({ context: { answers } }): AnswersFound => {
      return { type: 'answers.found', answers: { city: answers.city } }
    }),
    keepStreets: assign(({ context }, outcome: StreetsOutcome) => ({
      streets: outcome.ok ? suggestedStreetsOf(context, outcome.data) : [],
    })),
    forgetStreets: assign({ streets: [] }),
  },
})
