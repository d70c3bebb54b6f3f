import { suggestionsSetup } from './suggestions.setup'

/** State config of the suggestion list at the focused field: closed or open. */
export const list = suggestionsSetup.createStateConfig({
  description: 'A javaslatok listája annál a mezőnél, amelyben az ügyfél van.',
  initial: 'closed',
  on: {
    'answer.changed': { target: '.open', actions: { type: 'note', params: ({ event }) => event } },
    'suggestion.chosen': { target: '.closed', actions: { type: 'noteChosen', params: ({ event }) => event } },
    'option.highlighted': {
      target: '.open',
      actions: { type: 'highlight', params: ({ event }) => event.option },
    },
    'list.closed': { target: '.closed', actions: 'forgetHighlighted' },
    'field.entered': [
      // The list opens when the customer enters the city's field, because the postal code may have several cities.
      {
        guard: { type: 'comesToCity', params: ({ event }) => event.field },
        target: '.open',
        actions: { type: 'come', params: ({ event }) => event.field },
      },
      {
        guard: { type: 'isElsewhere', params: ({ event }) => event.field },
        target: '.closed',
        actions: { type: 'come', params: ({ event }) => event.field },
      },
    ],
    'field.left': {
      guard: { type: 'isThere', params: ({ event }) => event.field },
      target: '.closed',
      actions: 'leave',
    },
  },
  states: {
    closed: { description: 'A lista zárva van: az ügyfél bezárta, választott belőle, vagy nincs ilyen mezőben.' },
    open: { description: 'Ha van mit felajánlani, a lista látszik.' },
  },
})
