import { errorOf, eventOutput } from '../actors/call'
import { downloadTransitions } from '../download/downloadTransitions'
import type { DocumentsDefinition } from './definition'
import { documentsSetup } from './documents.setup'

type Setup = ReturnType<typeof documentsSetup>

/** Transitions for documents that can be sent by e-mail. */
const emailTransitions = (machineSetup: Setup) =>
  machineSetup.createStateConfig({
    on: {
      'email.requested': [
        {
          guard: { type: 'wasMailed', params: ({ event }) => event.id },
          actions: {
            type: 'tellEmail',
            params: ({ event: { id } }) => ({ id, event: { type: 'email.repeated' } as const }),
          },
        },
        {
          guard: { type: 'isUnsent', params: ({ event }) => event.id },
          actions: { type: 'startEmail', params: ({ event }) => event.id },
        },
      ],
      'address.changed': {
        guard: { type: 'isAsked', params: ({ event }) => event.id },
        actions: {
          type: 'tellEmail',
          params: ({ event: { id, type, value } }) => ({ id, event: { type, value } }),
        },
      },
      'address.submitted': {
        guard: { type: 'isAsked', params: ({ event }) => event.id },
        actions: { type: 'tellEmail', params: ({ event: { id, type } }) => ({ id, event: { type } }) },
      },
      'email.withdrawn': {
        guard: { type: 'isAsked', params: ({ event }) => event.id },
        actions: { type: 'tellEmail', params: ({ event: { id, type } }) => ({ id, event: { type } }) },
      },
      'email.changed': { actions: { type: 'keepEmail', params: ({ event }) => event.email } },
    },
  }).on

/** States that load and search a list of documents. */
const listStates = (machineSetup: Setup) =>
  ({
    loadingList: machineSetup.createStateConfig({
      description: 'A dokumentumok listája betöltődik.',
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        input: {},
        onDone: [
          {
            guard: { type: 'answered', params: eventOutput },
            target: 'listing',
            actions: { type: 'keepDocuments', params: eventOutput },
          },
          { target: 'loadFailed', actions: 'keepBusinessError' },
        ],
        onError: { target: 'loadFailed', actions: { type: 'keepTechnicalError', params: errorOf } },
      },
    }),
    loadFailed: machineSetup.createStateConfig({
      description:
        'A lista nem töltődött be: újra lehet próbálni, és automatikusan is újraindul, ha visszatér a hálózat.',
      invoke: { id: 'networkBack', src: 'networkBack', onDone: 'loadingList' },
      on: { 'load.retried': 'loadingList' },
    }),
  }) as const

const searchTransitions = (machineSetup: Setup) =>
  machineSetup.createStateConfig({
    on: {
      'search.changed': {
        guard: 'isSearchable',
        actions: { type: 'setSearch', params: ({ event }) => event.value },
      },
      'year.chosen': {
        guard: 'isOfSeveralYears',
        actions: { type: 'setYear', params: ({ event }) => event.value },
      },
    },
  }).on

/**
 * Creates the machine of a document type: a list or a single document. It contains only the states that the type needs.
 */
export const documentsMachine = (definition: DocumentsDefinition) => {
  const { id, list, email } = definition
  const machineSetup = documentsSetup(definition)
  return machineSetup.createMachine({
    id: `documents.${id}`,
    description: 'Dokumentumok letöltése és küldése e-mailben.',
    context: ({ input }) => ({
      ...input,
      documents: list === undefined ? [{ id, name: '' }] : [],
      isList: list !== undefined,
      canBeMailed: email !== undefined,
      search: '',
      year: '',
      technicalError: null,
      downloads: {},
      emails: {},
    }),
    initial: list === undefined ? 'listing' : 'loadingList',
    states: {
      ...(list === undefined ? {} : listStates(machineSetup)),
      listing: {
        description: 'Az ügyfél megnézi, letölti vagy elküldeti, amire szüksége van.',
        ...(list === undefined ? {} : ({ invoke: { id: 'watchList', src: 'watchList', input: {} } } as const)),
        on: {
          ...(list === undefined
            ? {}
            : ({
                ...searchTransitions(machineSetup),
                'list.reloaded': { actions: { type: 'keepDocuments', params: ({ event }) => event.outcome } },
              } as const)),
          // Several downloads may run at once.
          ...downloadTransitions,
          'download.changed': { actions: { type: 'keepDownload', params: ({ event }) => event.download } },
          ...(email === undefined ? {} : emailTransitions(machineSetup)),
        },
      },
    },
  })
}

export type DocumentsMachine = ReturnType<typeof documentsMachine>
