import { errorOf, eventOutput } from '../actors/call'
import { idInAddress } from '../addressId'
import { caseWithId } from '../casesOfProductLine'
import { downloadTransitions } from '../download/downloadTransitions'
import type { FlowEvent } from '../flow.types'
import { openedCaseNeed } from './listed'
import { onlineCasesSetup } from './onlineCases.setup'

const requestedId = ({ event }: { readonly event: FlowEvent }): string => idInAddress(event.step)

/** Transition while the cases load. It stores the requested case, which opens once the cases are loaded. */
const rememberStep = {
  'step.requested': {
    guard: { type: 'isElsewhere', params: requestedId },
    actions: [{ type: 'goTo', params: requestedId }, 'tellMoved'],
  },
} as const

/** Transition to the list or the case that the changed address requests. */
const showStep = (target: 'loadingCases' | 'arriving') =>
  ({
    'step.requested': {
      guard: { type: 'isElsewhere', params: requestedId },
      target,
      actions: [{ type: 'goTo', params: requestedId }, 'tellMoved'],
    },
  }) as const

/** Transition back to the list, which then shows the case's new state. */
const backToList = { target: 'loadingCases', actions: ['closeCase', 'tellMoved'] } as const

/**
 * Transition back to the list after a signature or identification. The list shows a message about it. The contract's
 * header may have changed too.
 */
const backToListAfter = (need: 'signature' | 'identification') =>
  ({
    target: 'loadingCases',
    actions: [{ type: 'keepDone', params: need }, 'closeCase', 'tellMoved', 'tellSubmitted'],
  }) as const

/**
 * The submitted cases of a contract, and the signature or identification that some of them still need. A flow of the
 * contract's menu. Its step in the address is the id of the opened case.
 */
export const onlineCasesMachine = onlineCasesSetup.createMachine({
  id: 'onlineCases',
  description: 'Az online beküldött ügyek, és ami még aláírásra vagy azonosításra vár.',
  context: ({ input: { step, ...input } }) => ({
    ...input,
    opened: idInAddress(step),
    pointedOut: '',
    cases: [],
    today: '',
    technicalError: null,
    done: null,
    downloads: {},
  }),
  initial: 'loadingCases',
  on: { 'download.changed': { actions: { type: 'keepDownload', params: ({ event }) => event.download } } },
  states: {
    loadingCases: {
      description: 'Betöltjük az online beküldött ügyeket.',
      tags: 'busy',
      invoke: {
        id: 'loadCases',
        src: 'loadCases',
        input: ({ context: { productLine } }) => ({ productLine }),
        onDone: [
          {
            guard: { type: 'answered', params: eventOutput },
            target: 'arriving',
            actions: [{ type: 'keepCases', params: eventOutput }, 'reportStatuses'],
          },
          { target: 'failed', actions: 'keepBusinessError' },
        ],
        onError: { target: 'failed', actions: { type: 'keepTechnicalError', params: errorOf } },
      },
      on: rememberStep,
    },
    failed: {
      description: 'A betöltés nem sikerült; újra lehet próbálni, és a hálózattal automatikusan is újraindul.',
      invoke: { id: 'networkBack', src: 'networkBack', onDone: 'loadingCases' },
      on: {
        'load.retried': 'loadingCases',
        ...rememberStep,
      },
    },
    arriving: {
      description: 'Eldől, hogy a lista látszik, vagy egy ügy folytatódik.',
      tags: 'busy',
      always: [
        { guard: 'isAtList', target: 'listing' },
        { guard: 'isAwaited', target: 'opening' },
        { target: 'listing', actions: ['pointOut', 'closeCase', 'tellMoved'] },
      ],
    },
    listing: {
      description:
        'Az ügyfél átnézi, mit küldött be, és mi a teendője. Egy várt átutalás adatait kimásolhatja. Ha visszatér a lapra, a lista a háttérben frissül.',
      entry: 'startCopying',
      exit: 'stopCopying',
      invoke: { id: 'watchCases', src: 'watchCases', input: ({ context: { productLine } }) => ({ productLine }) },
      on: {
        'list.reloaded': {
          actions: ['stopCopying', { type: 'keepCases', params: ({ event }) => event.outcome }, 'startCopying'],
        },
        'case.opened': {
          target: 'arriving',
          actions: [{ type: 'goTo', params: ({ event }) => event.caseId }, 'tellMoved'],
        },
        ...showStep('arriving'),
        ...downloadTransitions,
      },
    },
    opening: {
      description: 'Betöltődik, ami az aláíráshoz vagy az azonosításhoz kell.',
      tags: 'busy',
      invoke: {
        id: 'openModule',
        src: 'openModule',
        input: ({ context }) => ({ module: openedCaseNeed(context) ?? 'signature' }),
        onDone: [{ guard: { type: 'awaits', params: 'signature' }, target: 'signing' }, { target: 'identifying' }],
        onError: { target: 'failed', actions: { type: 'keepTechnicalError', params: errorOf } },
      },
      on: showStep('arriving'),
    },
    signing: {
      description: 'Az ügyfél aláírja az ügy iratait.',
      invoke: {
        id: 'signature',
        src: 'signature',
        input: ({ context: { cases, opened } }) => ({
          caseId: opened,
          documentLink: caseWithId(cases, opened)?.documentLink ?? null,
        }),
        onDone: [{ guard: { type: 'isSigned', params: eventOutput }, ...backToListAfter('signature') }, backToList],
      },
      on: showStep('loadingCases'),
    },
    identifying: {
      description: 'Az ügyfelet az ügyhöz azonosítják.',
      invoke: {
        id: 'identification',
        src: 'identification',
        input: ({ context: { opened } }) => ({ caseId: opened }),
        onDone: [
          { guard: { type: 'isVerified', params: eventOutput }, ...backToListAfter('identification') },
          backToList,
        ],
      },
      on: showStep('loadingCases'),
    },
  },
})

export type OnlineCasesMachine = typeof onlineCasesMachine
