import { assign, sendParent, setup } from 'xstate'
import type { OutcomeOf } from '../../src/api/endpoint'
import { renewSession } from '../../src/api/session'
import { technicalErrorTypeOf } from '../../src/api/technicalError'
import { callActor, errorOf, eventOutput } from '../actors/call'
import { sleep } from '../actors/sleep'
import { readTokenFacts, type TokenFacts } from '../session'
import type { LogoutRequested, SessionContext, SessionEvent, SessionInput, SessionOutput } from './session.types'

/** Time between the warning and the end of the session (ms). */
const WARNING_PERIOD = 2 * 60 * 1000

const renewedTokenFacts = (outcome: OutcomeOf<typeof renewSession>): TokenFacts | null =>
  outcome.ok ? readTokenFacts(outcome.data.accessToken) : null

/** Watches a session: warns before its end, renews it if the insurer allows, and reports its end. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    output: {} as SessionOutput,
    tags: {} as 'busy' | 'dialog',
  },
  actors: { sleep, renew: callActor(renewSession) },
  guards: {
    isTimed: ({ context }) => context.expiresAt !== null,
    // A renewal that fails with a status such as 404 is `declined` too. If the session no longer exists, the next call
    // returns 401.
    isDeclined: (_, error: unknown) => technicalErrorTypeOf(error) === 'declined',
    isExpired: (_, error: unknown) => technicalErrorTypeOf(error) === 'expired',
    /** A renewal without an answer may have replaced the token. */
    isUnanswered: ({ context }) => context.technicalError !== null,
    isRenewed: (_, outcome: OutcomeOf<typeof renewSession>) => renewedTokenFacts(outcome) !== null,
  },
  actions: {
    keepRenewed: assign((_, outcome: OutcomeOf<typeof renewSession>) => {
      const token = renewedTokenFacts(outcome)
      return token === null ? {} : { output: { type: 'renewed', token } as const }
    }),
    askForLogout: sendParent({ type: 'logout.requested' } satisfies LogoutRequested),
    keepTechnicalError: assign((_, error: unknown) => ({ technicalError: technicalErrorTypeOf(error) })),
    forgetFault: assign({ technicalError: null }),
  },
}).createMachine({
  id: 'session',
  description: 'A munkamenet ideje: figyelmeztetés a vége előtt, meghosszabbítás, lejárat.',
  context: ({ input }) => ({
    ...input,
    technicalError: null,
    output: { type: 'expired' },
  }),
  output: ({ context }) => context.output,
  on: { 'token.refused': '.over' },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Eldől, tudni-e, mikor jár le a munkamenet.',
      always: [{ guard: 'isTimed', target: 'running' }, { target: 'untimed' }],
    },
    untimed: { description: 'A készülék órája nagyon pontatlan: a biztosító szól, ha a munkamenet véget ért.' },
    running: {
      description: 'A munkamenet tart, a végéig több mint két perc van.',
      invoke: {
        id: 'warning',
        src: 'sleep',
        input: ({ context }) => ({ until: (context.expiresAt ?? 0) - WARNING_PERIOD }),
        onDone: 'ending',
      },
    },
    ending: {
      description: 'A munkamenet két percen belül lejár: erről szólunk.',
      invoke: {
        id: 'end',
        src: 'sleep',
        input: ({ context }) => ({ until: context.expiresAt ?? 0 }),
        onDone: 'over',
      },
      initial: 'asking',
      states: {
        asking: {
          description:
            'Az ügyfél folytathatja vagy kijelentkezhet. Ha a meghosszabbításra nem jött válasz, és a biztosító a régi munkamenetet már nem fogadja el, újra kérjük.',
          tags: 'dialog',
          on: {
            'session.extended': { target: 'renewing', actions: 'forgetFault' },
            // The error message stays, because it may have the focus.
            'token.refused': { guard: 'isUnanswered', target: 'renewing' },
            // The logout may not happen: the contract asks about unsaved answers, and the customer may stay. So the
            // session's time keeps running.
            'logout.chosen': { target: 'leaving', actions: 'askForLogout' },
          },
        },
        renewing: {
          description:
            'A biztosító meghosszabbítja a munkamenetet. Ha közben a régit már nem fogadja el, a válaszát megvárjuk.',
          tags: ['dialog', 'busy'],
          // The answer to the renewal decides if the session has ended.
          on: { 'token.refused': {} },
          invoke: {
            id: 'renew',
            src: 'renew',
            input: ({ context }) => ({ idempotencyKey: context.renewalKey }),
            onDone: [
              {
                guard: { type: 'isRenewed', params: eventOutput },
                target: '#session.over',
                actions: { type: 'keepRenewed', params: eventOutput },
              },
              { target: 'lasting' },
            ],
            onError: [
              { guard: { type: 'isDeclined', params: errorOf }, target: 'lasting' },
              { guard: { type: 'isExpired', params: errorOf }, target: '#session.over' },
              { target: 'asking', actions: { type: 'keepTechnicalError', params: errorOf } },
            ],
          },
        },
        lasting: {
          description: 'A biztosító nem hosszabbítja meg: megmutatjuk, mennyi idő maradt.',
          tags: 'dialog',
          on: {
            'warning.closed': 'counting',
            'logout.chosen': { target: 'counting', actions: 'askForLogout' },
          },
        },
        leaving: {
          description: 'Az ügyfél épp kijelentkezik; ha mégis marad, a visszaszámlálás mellett folytathatja.',
          on: { 'session.extended': { target: 'renewing', actions: 'forgetFault' } },
        },
        counting: {
          description: 'Az ügyfél tudja, hogy az idő fogy; a visszaszámlálás látszik, de nem takar ki semmit.',
        },
      },
    },
    over: { description: 'Vége: lejárt vagy meghosszabbították.', type: 'final' },
  },
})
