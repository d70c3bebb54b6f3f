import { eventOutput } from '../actors/call'
import { normaliseZipCode } from '../validation/normaliseZipCode'
import { suggestionsSetup, TYPING_PAUSE } from './suggestions.setup'

/** States that load the streets that contain the typed letters. Typing in another field cancels the request. */
export const streets = suggestionsSetup.createStateConfig({
  description: 'Az irányítószám utcái, a beírt betűk szerint.',
  initial: 'unknown',
  on: {
    'answer.changed': [
      { guard: { type: 'asksStreets', params: ({ event }) => event }, target: '.typing' },
      { target: '.unknown', actions: 'forgetStreets' },
    ],
    'suggestion.chosen': { target: '.unknown', actions: 'forgetStreets' },
  },
  states: {
    unknown: {
      description: 'Nincs mit kérdezni: túl kevés betű van még, külföldi a cím, vagy nem ide gépel az ügyfél.',
    },
    typing: {
      description: 'Az ügyfél az utcát írja; negyed másodperc szünetet megvárunk.',
      invoke: { id: 'streetsPause', src: 'pause', input: { length: TYPING_PAUSE }, onDone: 'asking' },
    },
    asking: {
      description: 'Megkérdezzük az irányítószám utcáit; közben tovább lehet gépelni.',
      tags: 'busy',
      invoke: {
        id: 'suggestStreets',
        src: 'suggestStreets',
        input: ({ context: { answers } }) => ({
          query: { zipCode: normaliseZipCode(answers.zipCode), address: answers.streetAddress.trim() },
        }),
        onDone: [
          {
            guard: { type: 'answered', params: eventOutput },
            target: 'known',
            actions: { type: 'keepStreets', params: eventOutput },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    known: { description: 'A megtalált utcákat felajánljuk; lehet választani közülük, és tovább is lehet gépelni.' },
    failed: {
      description: 'Most nincs javaslat: az utcát szabadon be lehet írni, és a következő betűnél újra megkérdezzük.',
      entry: 'forgetStreets',
    },
  },
})
