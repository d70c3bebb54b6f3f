import { assign, sendParent, setup } from 'xstate'
import { logout } from '../../src/api/auth'
import { technicalErrorTypeOf } from '../../src/api/technicalError'
import { callActor, errorOf } from '../actors/call'
import { servicesOf } from '../services'
import type { LogoutFailed, LogoutInput } from './logout.types'

/**
 * Logs out at the insurer after this tab has closed the session. If the call fails, the machine reports the error and
 * sends `logout.failed` to the parent.
 */
export const logoutMachine = setup({
  types: {
    context: {} as LogoutInput,
    input: {} as LogoutInput,
  },
  actors: { logout: callActor(logout) },
  actions: {
    forgetToken: assign({ accessToken: '' }),
    reportFailure: ({ system }, error: unknown) =>
      servicesOf(system).report({
        kind: 'fault',
        subject: logout.id,
        detail: `logoutFailed: ${technicalErrorTypeOf(error)}`,
      }),
    tellFailure: sendParent({ type: 'logout.failed' } satisfies LogoutFailed),
  },
}).createMachine({
  id: 'logout',
  description: 'Kijelentkezés a biztosítónál, a háttérben: ezen a lapon a portál már bezárt.',
  context: ({ input }) => input,
  initial: 'loggingOut',
  states: {
    loggingOut: {
      description: 'A biztosító lezárja a munkamenetet. Az ügyfél erre nem vár.',
      exit: 'forgetToken',
      invoke: {
        id: 'logout',
        src: 'logout',
        input: ({ context }) => ({ accessToken: context.accessToken }),
        onDone: 'loggedOut',
        onError: { target: 'logoutFailed', actions: [{ type: 'reportFailure', params: errorOf }, 'tellFailure'] },
      },
    },
    loggedOut: {
      description: 'A biztosító lezárta a munkamenetet.',
      type: 'final',
    },
    logoutFailed: {
      description: 'A biztosító nem igazolta vissza; a portál ezen a lapon így is bezárt.',
      type: 'final',
    },
  },
})
