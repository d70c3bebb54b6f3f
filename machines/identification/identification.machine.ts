import { eventOutput } from '../actors/call'
import { identificationSetup } from './identification.setup'

const leaveTransition = {
  'identification.left': { target: 'ended', actions: { type: 'keepEnd', params: 'left' } },
} as const

/** Transitions for states in which the customer can only leave the identification or start a new one. */
const leaveOrRestart = { ...leaveTransition, 'identification.restarted': 'creating' } as const

const verifiedTransition = {
  guard: { type: 'isVerified', params: eventOutput },
  target: '#identification.ended',
  actions: { type: 'keepVerified', params: eventOutput },
} as const

const expiredTransition = { target: '#identification.ended', actions: { type: 'keepEnd', params: 'expired' } } as const

/**
 * A provider identifies the customer on the provider's page, in another tab or on a phone. Runs as a child of the
 * machine that needs the identification. After the customer left or reloaded the page, the same identification
 * continues (specification, section 4).
 */
export const identificationMachine = identificationSetup.createMachine({
  id: 'identification',
  description: 'Az ügyfelet egy szolgáltató azonosítja; az eredményét várjuk.',
  context: ({ input }) => ({
    ...input,
    key: '',
    attempt: 1,
    address: '',
    until: 0,
    hiddenAt: null,
    nextAt: 0,
    pauses: 0,
    isOpened: false,
    technicalError: null,
    canOpenHere: false,
    output: { type: 'left' },
  }),
  output: ({ context }) => context.output,
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Előkerül, ha újratöltés előtt már elindult egy azonosítás.',
      tags: 'busy',
      invoke: {
        id: 'restore',
        src: 'restore',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'hasBegun', params: eventOutput },
            target: 'waiting',
            actions: { type: 'keepStart', params: eventOutput },
          },
          { target: 'creating', actions: { type: 'keepStart', params: eventOutput } },
        ],
      },
    },
    creating: {
      description: 'A biztosító elindítja az azonosítást, vagy folytatja, ami már elindult.',
      tags: 'busy',
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context: { caseId, key, attempt } }) => ({ caseId, idempotencyKey: `${key}-${attempt}` }),
        onDone: [
          verifiedTransition,
          {
            guard: { type: 'isUnknown', params: eventOutput },
            target: 'createFailed',
            actions: { type: 'keepAnswer', params: eventOutput },
          },
          { guard: { type: 'isRefused', params: eventOutput }, target: 'refused', actions: 'countAttempt' },
          {
            guard: { type: 'leadsOn', params: eventOutput },
            target: 'waiting.pausing',
            actions: [
              { type: 'begin', params: eventOutput },
              { type: 'keepAnswer', params: eventOutput },
              'countAttempt',
              'save',
            ],
          },
          { target: 'addressRefused', actions: ['countAttempt', 'reportAddress'] },
        ],
        onError: expiredTransition,
      },
    },
    createFailed: {
      description: 'Az azonosítás nem indult el: nem értük el a biztosítót. Újra lehet próbálni.',
      invoke: { id: 'networkBack', src: 'networkBack', onDone: 'creating' },
      on: leaveOrRestart,
    },
    addressRefused: {
      description: 'Az azonosító oldal címe nem megbízható, ezért nem vezetünk oda.',
      tags: 'outcome',
      on: leaveOrRestart,
    },
    waiting: {
      description: 'Az ügyfél az azonosító oldalon jár; az eredményt várjuk.',
      initial: 'asking',
      on: leaveTransition,
      invoke: {
        id: 'pageHidden',
        src: 'pageHidden',
        onDone: { target: 'hidden', actions: [{ type: 'hide', params: eventOutput }, 'save'] },
      },
      states: {
        asking: {
          description: 'Megkérdezzük a biztosítót, hol tart az azonosítás.',
          invoke: {
            id: 'ask',
            src: 'ask',
            // Polls have no idempotency key. With a key, the insurer would return the first response again.
            input: ({ context }) => ({ caseId: context.caseId }),
            onDone: [
              verifiedTransition,
              { guard: { type: 'isRefused', params: eventOutput }, target: '#identification.refused' },
              { guard: { type: 'isOver', params: eventOutput }, target: '#identification.timedOut' },
              { target: 'pausing', actions: { type: 'keepAnswer', params: eventOutput } },
            ],
            onError: expiredTransition,
          },
        },
        pausing: {
          description: 'Kis szünet után újra kérdezünk; a szünetek egyre hosszabbak.',
          invoke: {
            id: 'pause',
            src: 'sleep',
            input: ({ context }) => ({ until: Math.min(context.nextAt, context.until) }),
            onDone: 'asking',
          },
        },
      },
    },
    hidden: {
      description: 'Az ügyfél nem látja a lapot, ezért nem kérdezünk; ha visszatér, azonnal.',
      on: leaveTransition,
      invoke: {
        id: 'pageShown',
        src: 'pageShown',
        onDone: { target: 'waiting', actions: [{ type: 'show', params: eventOutput }, 'save'] },
      },
    },
    refused: {
      description: 'Az azonosítás nem sikerült; újat lehet indítani.',
      tags: 'outcome',
      on: leaveOrRestart,
    },
    timedOut: {
      description: 'Tíz perc alatt nem érkezett meg az eredmény; tovább lehet várni rá.',
      tags: 'outcome',
      on: leaveOrRestart,
    },
    ended: {
      description: 'Az azonosítás sikerült, az ügyfél otthagyta, vagy lejárt a munkamenete.',
      type: 'final',
      entry: 'forgetSaved',
    },
  },
})
