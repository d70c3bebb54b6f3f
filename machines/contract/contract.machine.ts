import { assign, sendParent, sendTo, setup } from 'xstate'
import { faultKindOf } from '../../src/api/fault'
import { errorOf, outcomeOf } from '../actors/call'
import { networkBack } from '../actors/networkBack'
import type { MenuEntry } from '../case/areaCases'
import type { CaseEvent, CaseProgressed } from '../case/case.types'
import type {
  ContractContext,
  ContractEvent,
  ContractInput,
  ContractMoved,
  ContractOutput,
  ContractPlace,
  Departure,
} from './contract.types'
import { type LoadedHeader, loadHeaderActor } from './loadHeader.actor'
import { caseSlot, type OpenedCase, openCaseActor } from './openCase.actor'

const isHere = (context: ContractContext, to: Departure | null): to is { type: 'place'; place: ContractPlace } =>
  to?.type === 'place' && (to.place.name === 'caseSelect' || to.place.name === 'case') && to.place.area === context.area

const keyOf = (place: ContractPlace): string => (place.name === 'case' ? place.key : '')

const isInCase = (context: ContractContext, to: Departure): boolean =>
  isHere(context, to) && to.place.name === 'case' && to.place.key === keyOf(context.place)

const contractSetup = setup({
  types: {
    context: {} as ContractContext,
    events: {} as ContractEvent,
    input: {} as ContractInput,
    output: {} as ContractOutput,
    tags: {} as 'busy' | 'form',
    children: {} as { case: 'case' },
  },
  actors: { loadHeader: loadHeaderActor, openCase: openCaseActor, case: caseSlot.logic, networkBack },
  guards: {
    isUnloaded: ({ context }) => context.header === null,
    isInMenu: ({ context }) => context.place.name === 'caseSelect',
    // A single group is seen at a glance: there is nothing to search in.
    isSearchable: ({ context }) => new Set(context.menu.map(({ group }) => group)).size > 1,
    offers: ({ context }, kind: MenuEntry['kind']) =>
      context.menu.some((entry) => entry.kind === kind && entry.key === keyOf(context.place)),
    isStale: ({ context }) => context.stale,
    isDirty: ({ context }) => context.dirty,
    isSubmitting: ({ context }) => context.submission === 'underWay',
    staysHere: ({ context }, to: Departure) => isHere(context, to),
    staysInCase: ({ context }, to: Departure) => isInCase(context, to),
    staysInDoneCase: ({ context }, to: Departure) => context.submission === 'done' && isInCase(context, to),
    pendingStaysHere: ({ context }) => isHere(context, context.pending),
  },
  actions: {
    keepHeader: assign((_, { header, menu }: LoadedHeader) => ({ header, menu, fault: null, stale: false })),
    keepFault: assign((_, error: unknown) => ({ fault: faultKindOf(error) })),
    keepOpened: assign((_, opened: OpenedCase) => ({ opened })),
    markStale: assign({ stale: true }),
    setSearch: assign((_, search: string) => ({ search })),
    keepPending: assign((_, pending: Departure) => ({ pending })),
    keepMenuPending: assign(({ context }) => ({
      pending: { type: 'place', place: { name: 'caseSelect', area: context.area } } as const,
    })),
    dropPending: assign({ pending: null }),
    move: assign(({ context }, to: Departure) => (isHere(context, to) ? { place: to.place } : {})),
    movePending: assign(({ context }) => ({
      ...(isHere(context, context.pending) ? { place: context.pending.place, pending: null } : {}),
      dirty: false,
      // What may have arrived may have changed what the header shows.
      stale: context.stale || context.submission === 'uncertain',
      submission: 'none',
    })),
    follow: assign(({ context }, { step, dirty, submission }: CaseProgressed) => ({
      place: context.place.name === 'case' ? { ...context.place, step } : context.place,
      dirty,
      submission,
    })),
    tellMoved: sendParent(
      ({ context }): ContractMoved => ({ type: 'contract.moved', place: context.place, dirty: context.dirty }),
    ),
    leaveCase: sendTo('case', { type: 'case.left' } satisfies CaseEvent),
    requestStep: sendTo(
      'case',
      (_, to: Departure): CaseEvent => ({
        type: 'step.requested',
        step: to.type === 'place' && to.place.name === 'case' ? to.place.step : '',
      }),
    ),
  },
})

/** What every state of the contract in which nothing can be lost makes of a departure. */
const freely = contractSetup.createStateConfig({
  on: {
    'departure.requested': [
      {
        guard: { type: 'staysHere', params: ({ event }) => event.to },
        target: 'arriving',
        actions: [{ type: 'move', params: ({ event }) => event.to }, 'tellMoved'],
      },
      { target: 'left', actions: { type: 'keepPending', params: ({ event }) => event.to } },
    ],
  },
})

/** One contract: its header, its menu and the case that is open. Loaded with the first contract's area. */
export const contractMachine = contractSetup.createMachine({
  id: 'contract',
  description: 'Egy szerződés: fejléc, ügyek, és a megnyitott ügy.',
  context: ({ input }) => ({
    area: input.place.area,
    contractNumber: input.contractNumber,
    isContractor: input.isContractor,
    place: input.place,
    header: null,
    menu: [],
    stale: true,
    search: '',
    fault: null,
    opened: { saved: null, draftId: '' },
    dirty: false,
    submission: 'none',
    pending: null,
  }),
  output: ({ context }) => ({ type: 'left', to: context.pending ?? { type: 'place', place: context.place } }),
  initial: 'loadingHeader',
  states: {
    loadingHeader: {
      ...freely,
      description: 'A szerződés adatai töltődnek.',
      tags: 'busy',
      invoke: {
        id: 'loadHeader',
        src: 'loadHeader',
        input: ({ context }) => ({ area: context.area, isContractor: context.isContractor }),
        onDone: { target: 'arriving', actions: { type: 'keepHeader', params: outcomeOf } },
        onError: { target: 'headerFailed', actions: { type: 'keepFault', params: errorOf } },
      },
    },
    headerFailed: {
      ...freely,
      description: 'A szerződés adatait nem sikerült betölteni.',
      invoke: { id: 'networkBack', src: 'networkBack', onDone: 'loadingHeader' },
      on: { ...freely.on, 'load.retried': 'loadingHeader' },
    },
    arriving: {
      description: 'Eldől, mit lát az ügyfél ezen a címen.',
      tags: 'busy',
      always: [
        { guard: 'isUnloaded', target: 'loadingHeader' },
        { guard: 'isInMenu', target: 'selecting' },
        { guard: { type: 'offers', params: 'view' }, target: 'viewing' },
        { guard: { type: 'offers', params: 'case' }, target: 'openingCase' },
        { target: 'refusingCase' },
      ],
    },
    selecting: {
      ...freely,
      description: 'Az ügyfél kiválasztja, mit szeretne intézni.',
      on: {
        ...freely.on,
        'search.changed': {
          guard: 'isSearchable',
          actions: { type: 'setSearch', params: ({ event }) => event.value },
        },
      },
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Ha egy ügy változtatott a szerződésen, a fejléc a háttérben frissül.',
          always: [{ guard: 'isStale', target: 'refreshing' }, { target: 'current' }],
        },
        refreshing: {
          description: 'A fejléc a háttérben frissül, közben a korábbi látszik.',
          invoke: {
            id: 'refreshHeader',
            src: 'loadHeader',
            input: ({ context }) => ({ area: context.area, isContractor: context.isContractor }),
            onDone: { target: 'current', actions: { type: 'keepHeader', params: outcomeOf } },
            onError: { target: 'outdated', actions: { type: 'keepFault', params: errorOf } },
          },
        },
        current: { description: 'A fejléc a legfrissebb adatokat mutatja.' },
        outdated: {
          description: 'A frissítés nem sikerült: a korábbi adatok látszanak, és ezt ki is mondjuk.',
          invoke: { id: 'networkBackForRefresh', src: 'networkBack', onDone: 'refreshing' },
          on: { 'load.retried': 'refreshing' },
        },
      },
    },
    viewing: {
      ...freely,
      description: 'Az ügyfél megnéz valamit; itt nincs mit beküldeni.',
    },
    refusingCase: {
      ...freely,
      description: 'Ez az ügy ennél a szerződésnél nem intézhető.',
    },
    openingCase: {
      ...freely,
      description: 'Az ügy megnyílik, és ha van piszkozata ezen a lapon, előkerül.',
      tags: 'busy',
      invoke: {
        id: 'openCase',
        src: 'openCase',
        input: ({ context }) => ({
          area: context.area,
          key: keyOf(context.place),
          contractNumber: context.contractNumber,
        }),
        onDone: { target: 'inCase', actions: { type: 'keepOpened', params: outcomeOf } },
        onError: { target: 'headerFailed', actions: { type: 'keepFault', params: errorOf } },
      },
    },
    inCase: {
      description: 'Az ügyfél egy ügyet intéz.',
      invoke: {
        id: 'case',
        src: 'case',
        input: ({ context }) => ({ contractNumber: context.contractNumber, ...context.opened }),
        onDone: [
          { guard: 'pendingStaysHere', target: 'arriving', actions: ['movePending', 'tellMoved'] },
          { target: 'left', actions: 'movePending' },
        ],
      },
      on: {
        'case.progressed': { actions: [{ type: 'follow', params: ({ event }) => event }, 'tellMoved'] },
        'case.submitted': { actions: 'markStale' },
      },
      initial: 'working',
      states: {
        working: {
          description: 'Az ügy halad a maga lépésein.',
          on: {
            'departure.requested': [
              {
                // The steps of a submitted case are no places any more: whoever goes back to one goes back to the menu.
                guard: { type: 'staysInDoneCase', params: ({ event }) => event.to },
                actions: ['keepMenuPending', 'leaveCase'],
              },
              {
                guard: { type: 'staysInCase', params: ({ event }) => event.to },
                actions: { type: 'requestStep', params: ({ event }) => event.to },
              },
              { guard: 'isSubmitting', target: 'waitingForSubmission' },
              {
                guard: 'isDirty',
                target: 'confirmingDeparture',
                actions: { type: 'keepPending', params: ({ event }) => event.to },
              },
              { actions: [{ type: 'keepPending', params: ({ event }) => event.to }, 'leaveCase'] },
            ],
          },
        },
        waitingForSubmission: {
          description: 'Az ügyfél elmenne, miközben a beküldés folyik: megkérjük, hogy várja meg a választ.',
          on: {
            'departure.declined': 'working',
            'case.progressed': {
              target: 'working',
              actions: [{ type: 'follow', params: ({ event }) => event }, 'tellMoved'],
            },
          },
        },
        confirmingDeparture: {
          description: 'Az ügyfél elhagyná a félig kitöltött ügyet: megkérdezzük, mielőtt bármi elveszne.',
          on: {
            'departure.confirmed': { actions: 'leaveCase' },
            'departure.declined': { target: 'working', actions: 'dropPending' },
            // Asked while it was on its way: now nothing can be lost any more, and the confirmation is to be seen.
            'case.submitted': { target: 'working', actions: ['markStale', 'dropPending'] },
          },
        },
      },
    },
    left: {
      description: 'Az ügyfél elhagyta a szerződést.',
      type: 'final',
    },
  },
})

export type ContractMachine = typeof contractMachine
