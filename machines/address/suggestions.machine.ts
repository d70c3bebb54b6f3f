import { list } from './list'
import { places } from './places'
import { streets } from './streets'
import { suggestionsSetup } from './suggestions.setup'
import type { AddressAnswers } from './suggestions.types'

const NO_ANSWERS: AddressAnswers = { countryCode: '', zipCode: '', city: '', streetAddress: '' }

/** Suggests postal codes, cities and streets while an address is typed. The form never waits for the suggestions. */
export const suggestionsMachine = suggestionsSetup.createMachine({
  id: 'suggestions',
  description: 'Javaslatok a cím gépelése közben: irányítószám, település, utca. Senkinek sem kell megvárnia.',
  context: ({ input }) => ({
    answers: { ...NO_ANSWERS, ...input.answers },
    field: null,
    places: [],
    placesOf: '',
    streets: [],
    isCityTyped: false,
    highlighted: null,
  }),
  type: 'parallel',
  states: { list, places, streets },
})
