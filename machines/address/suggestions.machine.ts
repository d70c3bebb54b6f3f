import { assign, sendParent, setup } from 'xstate'
import { suggestAddresses, suggestZipCodes } from '../../src/api/address'
import type { OutcomeOf } from '../../src/api/endpoint'
import { callActor, outcomeOf } from '../actors/call'
import { pause } from '../actors/pause'
import { bare } from '../bare'
import { canAsk, offeredFor, onlyCity, stillOffered } from './suggest'
import type {
  AddressAnswers,
  AnswersFound,
  SuggestedField,
  SuggestionChosen,
  SuggestionsContext,
  SuggestionsEvent,
  SuggestionsInput,
} from './suggestions.types'

/** How long nothing is typed before the insurer is asked, in ms. */
export const QUIET = 250

type Typed = Extract<SuggestionsEvent, { readonly type: 'answer.changed' }>
type Found = OutcomeOf<typeof suggestZipCodes> | OutcomeOf<typeof suggestAddresses>

const NONE: AddressAnswers = { countryCode: '', zipCode: '', city: '', streetAddress: '' }

const isSuggested = (field: string): field is SuggestedField => field === 'zipCode' || field === 'streetAddress'

/** The answers with those of an address among the new ones. */
const withNew = (answers: AddressAnswers, changed: Readonly<Record<string, string>>): AddressAnswers => ({
  countryCode: changed.countryCode ?? answers.countryCode,
  zipCode: changed.zipCode ?? answers.zipCode,
  city: changed.city ?? answers.city,
  streetAddress: changed.streetAddress ?? answers.streetAddress,
})

const offeredIn = (context: SuggestionsContext, outcome: Found) => (outcome.ok ? offeredFor(context, outcome.data) : [])

const cityIn = (context: SuggestionsContext, outcome: Found) => onlyCity(context, offeredIn(context, outcome))

/** Suggests postal codes with their cities, and streets, while an address is typed. Nobody has to wait for it. */
export const suggestionsMachine = setup({
  types: {
    context: {} as SuggestionsContext,
    events: {} as SuggestionsEvent,
    input: {} as SuggestionsInput,
    tags: {} as 'busy',
  },
  actors: { pause, suggestPlaces: callActor(suggestZipCodes), suggestStreets: callActor(suggestAddresses) },
  guards: {
    canAsk: ({ context }, { field, value }: Typed) =>
      isSuggested(field) && canAsk(field, withNew(context.answers, { [field]: value })),
    isStreet: ({ context }) => context.field === 'streetAddress',
    answered: (_, outcome: Found) => outcome.ok,
    offers: ({ context }, outcome: Found) => offeredIn(context, outcome).length > 0,
    hasOnlyCity: ({ context }, outcome: Found) => cityIn(context, outcome) !== null,
    knowsCity: ({ context }, outcome: Found) => cityIn(context, outcome) === context.answers.city,
  },
  actions: {
    note: assign(({ context }, { field, value }: Typed) => {
      const answers = withNew(context.answers, { [field]: value })
      const next = isSuggested(field) ? field : null
      const isSame = next === context.field
      const offered = isSame ? stillOffered({ ...context, answers }) : []
      return { answers, field: next, offered, isOpen: true, highlighted: null }
    }),
    noteChosen: assign(({ context }, { answers }: SuggestionChosen) => ({
      answers: withNew(context.answers, answers),
    })),
    highlight: assign((_, highlighted: string | null) => ({ isOpen: true, highlighted })),
    close: assign({ isOpen: false, highlighted: null }),
    offer: assign(({ context }, outcome: Found) => ({ offered: offeredIn(context, outcome) })),
    offerNothing: assign({ offered: [] }),
    keepCity: assign(({ context }, outcome: Found) => ({
      answers: { ...context.answers, city: cityIn(context, outcome) ?? context.answers.city },
      offered: [],
    })),
    tellCity: sendParent(({ context: { answers } }): AnswersFound => {
      return { type: 'answers.found', answers: { city: answers.city } }
    }),
  },
}).createMachine({
  id: 'suggestions',
  description: 'Javaslatok a cím gépelése közben: irányítószám, település, utca. Senkinek sem kell megvárnia.',
  context: ({ input }) => ({
    answers: { ...NONE, ...input.answers },
    field: null,
    offered: [],
    isOpen: false,
    highlighted: null,
  }),
  initial: 'quiet',
  on: {
    // A newer letter drops what was asked for an older one.
    'answer.changed': [
      {
        guard: { type: 'canAsk', params: ({ event }) => event },
        target: '.typing',
        actions: { type: 'note', params: ({ event }) => event },
      },
      { target: '.quiet', actions: [{ type: 'note', params: ({ event }) => event }, 'offerNothing'] },
    ],
    'suggestion.chosen': {
      target: '.filled',
      actions: [{ type: 'noteChosen', params: ({ event }) => event }, 'offerNothing', 'close'],
    },
    'option.highlighted': { actions: { type: 'highlight', params: ({ event }) => event.option } },
    'list.closed': { actions: 'close' },
  },
  states: {
    quiet: {
      description: 'Nincs mit javasolni: külföldi a cím, túl kevés betű van még, vagy nem ide gépel az ügyfél.',
    },
    typing: {
      description: 'Az ügyfél gépel; negyed másodperc szünetet megvárunk.',
      invoke: {
        id: 'pause',
        src: 'pause',
        input: { length: QUIET },
        onDone: [{ guard: 'isStreet', target: 'askingStreets' }, { target: 'askingPlaces' }],
      },
    },
    askingPlaces: {
      description: 'Megkérdezzük, milyen települések tartoznak a beírt irányítószámhoz; közben tovább lehet gépelni.',
      tags: 'busy',
      invoke: {
        id: 'suggestPlaces',
        src: 'suggestPlaces',
        input: ({ context }) => ({ query: { zipCode: bare(context.answers.zipCode) } }),
        onDone: [
          { guard: { type: 'knowsCity', params: outcomeOf }, target: 'quiet', actions: 'offerNothing' },
          {
            guard: { type: 'hasOnlyCity', params: outcomeOf },
            target: 'filled',
            actions: [{ type: 'keepCity', params: outcomeOf }, 'tellCity'],
          },
          {
            guard: { type: 'offers', params: outcomeOf },
            target: 'offering',
            actions: { type: 'offer', params: outcomeOf },
          },
          { guard: { type: 'answered', params: outcomeOf }, target: 'quiet', actions: 'offerNothing' },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    askingStreets: {
      description: 'Megkérdezzük az irányítószám utcáit; közben tovább lehet gépelni.',
      tags: 'busy',
      invoke: {
        id: 'suggestStreets',
        src: 'suggestStreets',
        input: ({ context: { answers } }) => ({
          query: { zipCode: bare(answers.zipCode), address: answers.streetAddress.trim() },
        }),
        onDone: [
          {
            guard: { type: 'offers', params: outcomeOf },
            target: 'offering',
            actions: { type: 'offer', params: outcomeOf },
          },
          { guard: { type: 'answered', params: outcomeOf }, target: 'quiet', actions: 'offerNothing' },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    offering: { description: 'A javaslatok látszanak; lehet választani közülük, és tovább is lehet gépelni.' },
    filled: { description: 'A kiválasztott cím, vagy az irányítószám egyetlen települése a mezőkbe került.' },
    failed: {
      description: 'Most nincs javaslat: a címet szabadon be lehet írni, és a következő betűnél újra megkérdezzük.',
      entry: 'offerNothing',
    },
  },
})
