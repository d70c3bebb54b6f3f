import { errorOf, eventOutput } from '../actors/call'
import { dapSetup } from './dap.setup'
import { identifiedState } from './identifiedState'
import { readSavedDap } from './saved'
import { waitingState } from './waitingState'

/**
 * Transition when the customer cancels. The customer leaves at once, and the DÁP session is ended at the insurer in the
 * background.
 */
const cancelTransition = { 'dap.cancelled': { target: 'left', actions: 'cancelAtInsurer' } } as const

/** Transitions if the sign-in cannot continue. The customer can only leave or start again. */
const leaveOrRestart = { ...cancelTransition, 'dap.restarted': { target: 'starting', actions: 'startAfresh' } } as const

/**
 * Sign-in with the DÁP app: a QR code or a link for the phone, status updates from the insurer, and then the customer's
 * contracts to choose from. A logout returns to that list (specification, sections 2 and 4).
 */
export const dapMachine = dapSetup.createMachine({
  id: 'dap',
  description: 'Belépés a DÁP alkalmazással: QR-kód vagy hivatkozás, várakozás, majd a szerződés kiválasztása.',
  context: ({ input }) => ({
    ...readSavedDap(input.saved),
    losses: 0,
    failures: 0,
    polls: 0,
    isCodeAsked: false,
    chosen: input.chosen,
    canOpenHere: input.canOpenHere,
    refusal: null,
    technicalError: null,
    codeTechnicalError: null,
    output: { type: 'left' },
  }),
  output: ({ context }) => context.output,
  initial: 'choosing',
  states: {
    choosing: {
      description: 'A belépés ott folytatódik, ahol ezen a lapon tart.',
      tags: 'busy',
      always: [
        { guard: { type: 'hasStatus', params: 'OVER' }, target: 'over' },
        { guard: { type: 'hasStatus', params: 'REFUSED' }, target: 'refused' },
        { guard: { type: 'hasStatus', params: 'IDENTIFIED' }, target: 'identified' },
        { guard: 'hasBegun', target: 'waiting' },
        { target: 'starting' },
      ],
    },
    starting: {
      description: 'A biztosító elindítja a DÁP-os belépést.',
      tags: 'busy',
      entry: 'save',
      on: cancelTransition,
      invoke: {
        id: 'start',
        src: 'start',
        input: {},
        onDone: [
          {
            guard: { type: 'answered', params: eventOutput },
            target: 'choosing',
            actions: [{ type: 'begin', params: eventOutput }, 'reportAddress'],
          },
          { target: 'startFailed', actions: 'keepBrokenAnswer' },
        ],
        onError: { target: 'startFailed', actions: { type: 'keepTechnicalError', params: errorOf } },
      },
    },
    startFailed: {
      description: 'A belépés nem indult el; újra lehet próbálni.',
      on: leaveOrRestart,
      invoke: { id: 'networkBackForStart', src: 'networkBack', onDone: 'starting' },
    },
    waiting: { ...waitingState, on: cancelTransition },
    refused: {
      description: 'Az ügyfél a telefonján elutasította a belépést.',
      tags: 'outcome',
      entry: 'save',
      on: leaveOrRestart,
    },
    over: {
      description: 'A biztosító már nem ismeri ezt a belépést: lejárt. Újat lehet indítani.',
      tags: 'outcome',
      entry: ['endSession', 'save', { type: 'tellList', params: false }],
      on: leaveOrRestart,
    },
    identified: { ...identifiedState, on: cancelTransition },
    left: {
      description: 'Az ügyfél visszatér a belépéshez.',
      type: 'final',
      entry: 'forgetSaved',
    },
    signedIn: {
      description: 'Az ügyfél belépett egy szerződésébe; a DÁP-os belépés megmarad.',
      type: 'final',
    },
  },
})
