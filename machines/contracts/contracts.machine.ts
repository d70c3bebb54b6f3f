import { assign, setup } from 'xstate'
import { getDapContracts } from '../../src/api/dap'
import type { OutcomeOf } from '../../src/api/endpoint'
import { callActor, eventOutput } from '../actors/call'
import { readSavedDap, savedDapOf } from '../dap/saved'
import { servicesOf } from '../services'
import { SAVED_DAP } from '../storageKeys'
import type { ContractsContext, ContractsEvent } from './contracts.types'
import { readListActor, type SavedList } from './readList.actor'

/**
 * The contracts of a customer whom the DÁP app identified, shown beside the open contract. The machine starts with the
 * list from the sign-in, and reloads it when the customer looks at it. A technical error keeps the old list. After a
 * business error, only the open contract is shown.
 */
export const contractsMachine = setup({
  types: {
    context: {} as ContractsContext,
    events: {} as ContractsEvent,
  },
  actors: { readList: readListActor, getContracts: callActor(getDapContracts) },
  guards: {
    isKept: (_, savedList: SavedList | null) => savedList !== null,
    isKeptAndShown: ({ context }, savedList: SavedList | null) => savedList !== null && context.isShown,
    answered: (_, outcome: OutcomeOf<typeof getDapContracts>) => outcome.ok,
  },
  actions: {
    noteShown: assign({ isShown: true }),
    keepRead: assign((_, savedList: SavedList | null) => ({ ...savedList })),
    keep: assign((_, outcome: OutcomeOf<typeof getDapContracts>) => (outcome.ok ? { groups: outcome.data } : {})),
    /** Saves the new list in the data of the DÁP sign-in, which shows the list again after a logout. */
    save: ({ context, system }) => {
      const { storage } = servicesOf(system)
      const savedDap = readSavedDap(storage.read(SAVED_DAP))
      if (savedDap.session !== null) storage.write(SAVED_DAP, { ...savedDapOf(savedDap), contracts: context.groups })
    },
  },
}).createMachine({
  id: 'contracts',
  description: 'Az ügyfél szerződései, ahogy a DÁP-azonosítás felsorolta őket.',
  context: { sessionId: '', groups: null, isShown: false },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Eldől, van-e a szerződéseknek listájuk.',
      on: { 'contracts.shown': { actions: 'noteShown' } },
      invoke: {
        id: 'readList',
        src: 'readList',
        onDone: [
          {
            guard: { type: 'isKeptAndShown', params: eventOutput },
            target: 'refreshing',
            actions: { type: 'keepRead', params: eventOutput },
          },
          {
            guard: { type: 'isKept', params: eventOutput },
            target: 'listed',
            actions: { type: 'keepRead', params: eventOutput },
          },
          { target: 'alone' },
        ],
      },
    },
    alone: { description: 'Nincs lista, vagy a DÁP-azonosítás ideje lejárt: csak a megnyitott szerződés ismert.' },
    listed: {
      description: 'A szerződések listája megvan; ha az ügyfél megnézi, frissül.',
      on: { 'contracts.shown': 'refreshing' },
    },
    refreshing: {
      description: 'A lista látszik; közben a biztosító megmondja, változott-e.',
      invoke: {
        id: 'getContracts',
        src: 'getContracts',
        input: ({ context }) => ({ query: { sessionId: context.sessionId } }),
        onDone: [
          {
            guard: { type: 'answered', params: eventOutput },
            target: 'listed',
            actions: [{ type: 'keep', params: eventOutput }, 'save'],
          },
          { target: 'alone' },
        ],
        onError: 'listed',
      },
    },
  },
})
