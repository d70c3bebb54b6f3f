import { errorOf, eventOutput } from '../actors/call'
import { dapSetup } from './dap.setup'
import { sessionInput, sessionOverTransition, unauthorizedTransition } from './session'

const listLoadedTransition = {
  guard: { type: 'answered', params: eventOutput },
  target: '#dap.identified.listing.settled',
  actions: [{ type: 'keepContracts', params: eventOutput }, 'save'],
} as const

/** State where the identified customer chooses a contract. */
export const identifiedState = dapSetup.createStateConfig({
  description: 'Az ügyfél azonosította magát, és szerződést választ.',
  initial: 'choosing',
  entry: [{ type: 'tellList', params: true }, 'save'],
  states: {
    choosing: {
      description: 'Eldől, választott-e már az ügyfél, és megvan-e a szerződések listája.',
      tags: 'busy',
      always: [
        { guard: 'hasChosen', target: 'opening' },
        { guard: 'hasContracts', target: 'listing.refreshing' },
        { target: 'loading' },
      ],
    },
    loading: {
      description: 'A szerződések listája betöltődik.',
      tags: 'busy',
      entry: 'forgetFault',
      invoke: {
        id: 'getContracts',
        src: 'getContracts',
        input: sessionInput,
        onDone: [sessionOverTransition, listLoadedTransition, { target: 'loadFailed', actions: 'keepBrokenAnswer' }],
        onError: [
          unauthorizedTransition,
          { target: 'loadFailed', actions: { type: 'keepTechnicalError', params: errorOf } },
        ],
      },
    },
    loadFailed: {
      description: 'A lista nem töltődött be; újra lehet próbálni.',
      invoke: { id: 'networkBackForList', src: 'networkBack', onDone: 'loading' },
      on: { 'list.retried': 'loading' },
    },
    listing: {
      description: 'Az ügyfél a szerződéseit látja, és választ közülük.',
      initial: 'settled',
      invoke: { id: 'watchFront', src: 'watchFront' },
      on: {
        'contract.chosen': {
          guard: { type: 'isOpenable', params: ({ event }) => event.contractNumber },
          target: 'opening',
          actions: { type: 'choose', params: ({ event }) => event.contractNumber },
        },
      },
      states: {
        refreshing: {
          description: 'A lista látszik; közben a biztosító megmondja, változott-e.',
          invoke: {
            id: 'getContractsAgain',
            src: 'getContracts',
            input: sessionInput,
            onDone: [sessionOverTransition, listLoadedTransition, { target: 'settled' }],
            onError: [unauthorizedTransition, { target: 'settled' }],
          },
        },
        settled: {
          description: 'A lista friss, vagy most nem frissíthető. Ha az ügyfél visszatér a lapra, újra megkérdezzük.',
          on: { 'page.shown': 'refreshing' },
        },
      },
    },
    opening: {
      description: 'A biztosító megnyitja a választott szerződést.',
      tags: 'busy',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => ({
          body: { sessionId: context.session?.sessionId ?? '', contractNumber: context.chosen ?? '' },
        }),
        onDone: [
          sessionOverTransition,
          {
            guard: { type: 'answered', params: eventOutput },
            target: '#dap.signedIn',
            actions: { type: 'keepToken', params: eventOutput },
          },
          { target: 'listing', actions: { type: 'refuse', params: eventOutput } },
        ],
        onError: [
          unauthorizedTransition,
          { target: 'listing', actions: { type: 'keepTechnicalError', params: errorOf } },
        ],
      },
    },
  },
})
