import { errorOf, eventOutput } from '../actors/call'
import { isDraftSubmitted } from '../case/draft/saved'
import { contractSetup, headerInput, leaveTransitions } from './contract.setup'
import { entryRouteOf, menuListsCases, offeredScreenType } from './route'

/** The states of an open case. The customer is asked before unsaved answers are lost. */
export const caseStates = {
  openingCase: contractSetup.createStateConfig({
    ...leaveTransitions,
    description:
      'Az ügy megnyílik, és ha van piszkozata ezen a lapon, előkerül. Amit beküldtek vagy kifizettek, akkor is, ha új ügyként már nem intézhető.',
    tags: 'busy',
    invoke: {
      id: 'openCase',
      src: 'openCase',
      input: ({ context }) => ({
        route: entryRouteOf(context),
        header: context.header,
        contractNumber: context.contractNumber,
        isContractor: context.isContractor,
        isOffered: offeredScreenType(context) === 'case',
      }),
      onDone: [
        {
          guard: { type: 'isOpened', params: eventOutput },
          target: 'inCase',
          actions: { type: 'keepOpened', params: eventOutput },
        },
        { target: 'refusingCase', actions: [{ type: 'keepOpened', params: eventOutput }, 'tellMoved'] },
      ],
      onError: { target: 'headerFailed', actions: { type: 'keepTechnicalError', params: errorOf } },
    },
  }),
  inCase: contractSetup.createStateConfig({
    description:
      'Az ügyfél egy ügyet intéz. Ha visszatér a lapra, vagy tartozással beküldte az ügyet, a szerződés adatai a háttérben frissülnek.',
    entry: 'forgetSubmittedHeader',
    invoke: [
      {
        id: 'case',
        src: 'case',
        input: ({ context }) => ({
          ...{ contractNumber: context.contractNumber, isContractor: context.isContractor },
          header: context.header,
          ...context.opened,
          step: entryRouteOf(context).step,
        }),
        onDone: [
          { guard: 'pendingStaysHere', target: 'arriving', actions: ['movePending', 'tellMoved'] },
          { target: 'left', actions: 'movePending' },
        ],
      },
      {
        id: 'watchHeader',
        src: 'watchHeader',
        input: ({ context }) => ({
          ...headerInput({ context }),
          withCases: isDraftSubmitted(context.opened.saved) && menuListsCases(context),
        }),
      },
    ],
    on: {
      'page.shown': { actions: ['noteReturn', 'reloadHeader'] },
      'header.loaded': {
        actions: [
          { type: 'keepNewHeader', params: ({ event }) => event },
          'keepWaiting',
          { type: 'tellHeader', params: ({ event }) => event },
        ],
      },
      'cases.listed': {
        actions: [{ type: 'keepCases', params: ({ event }) => event.cases }, 'tellCases', 'keepWaiting'],
      },
      'premium.listed': { actions: [{ type: 'keepPremium', params: ({ event }) => event.premium }, 'keepWaiting'] },
      'case.progressed': {
        actions: [{ type: 'follow', params: ({ event }) => event }, 'tellMoved', 'keepWaiting', 'requestPremium'],
      },
      'case.submitted': {
        actions: [{ type: 'noteChange', params: 'submission' }, 'keepSubmittedHeader', 'requestHeader'],
      },
    },
    initial: 'working',
    states: {
      working: {
        description: 'Az ügy halad a maga lépésein.',
        on: {
          'departure.requested': [
            {
              // A submitted case does not show its steps again. If the customer goes to one of its steps, the menu is
              // shown instead.
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
            actions: [{ type: 'follow', params: ({ event }) => event }, 'tellMoved', 'keepWaiting'],
          },
        },
      },
      confirmingDeparture: {
        description:
          'Az ügyfél elhagyná a félig kitöltött ügyet: megkérdezzük, mielőtt bármi elveszne. Ha már fizetett érte, a böngésző előbb újra megjegyzi.',
        entry: ['rememberUnsent', 'noteUnsentKept'],
        on: {
          // If a new departure is requested, such as a logout from the session warning, the question about unsaved
          // answers applies to the new departure.
          'departure.requested': {
            guard: { type: 'leavesCase', params: ({ event }) => event.to },
            actions: { type: 'keepPending', params: ({ event }) => event.to },
          },
          // The submission has started while the question was shown. So the question about unsaved answers is no longer
          // correct.
          'case.progressed': {
            guard: { type: 'isUnderWay', params: ({ event }) => event },
            target: 'waitingForSubmission',
            actions: [{ type: 'follow', params: ({ event }) => event }, 'dropPending', 'tellMoved', 'keepWaiting'],
          },
          'departure.confirmed': { actions: ['noteTold', 'forgetShownTransfer', 'leaveCase'] },
          'departure.declined': { target: 'working', actions: 'dropPending' },
          // The case was submitted meanwhile, so nothing can be lost: the confirmation is shown instead of leaving.
          'case.submitted': {
            target: 'working',
            actions: [
              { type: 'noteChange', params: 'submission' },
              'keepSubmittedHeader',
              'requestHeader',
              'dropPending',
            ],
          },
        },
      },
    },
  }),
} as const
