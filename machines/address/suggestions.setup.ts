import { assign, sendParent, setup } from 'xstate'
import { suggestAddresses, suggestZipCodes } from '../../src/api/address'
import type { OutcomeOf } from '../../src/api/endpoint'
import { callActor } from '../actors/call'
import { pause } from '../actors/pause'
import { normaliseZipCode } from '../validation/normaliseZipCode'
import { onlyCity } from './city'
import { canAskPlaces, canAskStreets, placesFound, streetsFound, suggestedField } from './suggest'
import type {
  AddressAnswers,
  AnswersFound,
  SuggestedField,
  SuggestionChosen,
  SuggestionsContext,
  SuggestionsEvent,
  SuggestionsInput,
} from './suggestions.types'

/** Pause in typing before the insurer is asked (ms). */
export const QUIET = 250

type AnswerChange = Extract<SuggestionsEvent, { readonly type: 'answer.changed' }>
type Places = OutcomeOf<typeof suggestZipCodes>
type Streets = OutcomeOf<typeof suggestAddresses>

/** Updates the address with the changed answers. Changed answers that are not part of an address are ignored. */
const withAnswers = (answers: AddressAnswers, changed: Readonly<Record<string, string>>): AddressAnswers => ({
  countryCode: changed.countryCode ?? answers.countryCode,
  zipCode: changed.zipCode ?? answers.zipCode,
  city: changed.city ?? answers.city,
  streetAddress: changed.streetAddress ?? answers.streetAddress,
})

const withChange = ({ answers }: SuggestionsContext, { field, value }: AnswerChange) =>
  withAnswers(answers, { [field]: value })

const withPlaces = (context: SuggestionsContext, outcome: Places) => ({
  answers: context.answers,
  places: outcome.ok ? placesFound(outcome.data) : [],
  placesOf: normaliseZipCode(context.answers.zipCode),
})

const isCityTyped = ({ isCityTyped }: SuggestionsContext, { field }: AnswerChange): boolean =>
  field === 'city' || (field !== 'zipCode' && isCityTyped)

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
    answered: (_, outcome: Places | Streets) => outcome.ok,
    fillsCity: ({ context }, outcome: Places) => {
      const city = onlyCity(withPlaces(context, outcome))
      return !context.isCityTyped && city !== null && city !== context.answers.city
    },
  },
  actions: {
    note: assign(({ context }, change: AnswerChange) => ({
      answers: withChange(context, change),
      field: suggestedField(change.field),
      isCityTyped: isCityTyped(context, change),
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
    keepPlaces: assign(({ context }, outcome: Places) => withPlaces(context, outcome)),
    forgetPlaces: assign({ places: [], placesOf: '' }),
    fillCity: assign(({ context }) => ({
      answers: { ...context.answers, city: onlyCity(context) ?? context.answers.city },
    })),
    tellCity: sendParent(({ context: { answers } }): AnswersFound => {
      return { type: 'answers.found', answers: { city: answers.city } }
    }),
    keepStreets: assign(({ context }, outcome: Streets) => ({
      streets: outcome.ok ? streetsFound(context, outcome.data) : [],
    })),
    forgetStreets: assign({ streets: [] }),
  },
})
