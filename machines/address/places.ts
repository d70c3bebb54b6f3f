import { eventOutput } from '../actors/call'
import { normaliseZipCode } from '../validation/normaliseZipCode'
import { suggestionsSetup, TYPING_PAUSE } from './suggestions.setup'

/**
 * States that load the cities of the postal code. The load continues after the customer leaves the postal code's field,
 * because the city's field needs the cities.
 */
export const places = suggestionsSetup.createStateConfig({
  description: 'Az irányítószámhoz tartozó települések.',
  initial: 'unknown',
  on: {
    // A change of the postal code cancels the request for the earlier digits.
    'answer.changed': [
      { guard: { type: 'asksPlaces', params: ({ event }) => event }, target: '.typing' },
      {
        guard: { type: 'dropsPlaces', params: ({ event }) => event },
        target: '.unknown',
        actions: 'forgetPlaces',
      },
    ],
    'suggestion.chosen': { guard: { type: 'bringsCity', params: ({ event }) => event }, target: '.filled' },
  },
  states: {
    unknown: { description: 'Nincs mit kérdezni: külföldi a cím, vagy túl kevés számjegy van még.' },
    typing: {
      description: 'Az ügyfél az irányítószámot írja; negyed másodperc szünetet megvárunk.',
      invoke: { id: 'placesPause', src: 'pause', input: { length: TYPING_PAUSE }, onDone: 'asking' },
    },
    asking: {
      description: 'Megkérdezzük, milyen települések tartoznak a beírt irányítószámhoz; közben tovább lehet gépelni.',
      tags: 'busy',
      invoke: {
        id: 'suggestPlaces',
        src: 'suggestPlaces',
        input: ({ context }) => ({ query: { zipCode: normaliseZipCode(context.answers.zipCode) } }),
        onDone: [
          {
            guard: { type: 'fillsCity', params: eventOutput },
            target: 'filled',
            actions: [{ type: 'keepPlaces', params: eventOutput }, 'fillCity', 'tellCity'],
          },
          {
            guard: { type: 'answered', params: eventOutput },
            target: 'known',
            actions: { type: 'keepPlaces', params: eventOutput },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    known: { description: 'Az irányítószám mezőjénél, utána pedig a településénél felajánljuk, ami szóba jöhet.' },
    filled: {
      description: 'A kiválasztott település, vagy az irányítószám egyetlen települése a mezőbe került.',
      on: {
        'answer.changed': { guard: { type: 'isCity', params: ({ event }) => event }, target: 'known' },
      },
    },
    failed: {
      description:
        'Most nincs javaslat: a települést szabadon be lehet írni, és a következő számjegynél újra kérdezünk.',
      entry: 'forgetPlaces',
    },
  },
})
