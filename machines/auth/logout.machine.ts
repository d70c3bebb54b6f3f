import { assign, setup } from 'xstate'
import { logout } from '../../src/api/auth'
import { faultKindOf } from '../../src/api/fault'
import { callActor, errorOf } from '../actors/call'
import { portsOf } from '../ports'
import type { LogoutOutput } from './logout.types'

/** Ends the session at the insurer. A call that fails is reported; the portal is closed on this device all the same. */
export const logoutMachine = setup({
  types: {
    context: {} as { readonly output: LogoutOutput },
    output: {} as LogoutOutput,
    tags: {} as 'busy',
  },
  actors: { logout: callActor(logout) },
  actions: {
    endHere: assign({ output: { type: 'logoutFailed' } }),
    reportFailure: ({ system }, error: unknown) =>
      portsOf(system).report({ kind: 'fault', subject: logout.id, detail: `logoutFailed: ${faultKindOf(error)}` }),
  },
}).createMachine({
  id: 'logout',
  description: 'Kijelentkezés a biztosítónál.',
  context: { output: { type: 'loggedOut' } },
  output: ({ context }) => context.output,
  initial: 'loggingOut',
  states: {
    loggingOut: {
      description: 'A biztosító lezárja a munkamenetet.',
      tags: 'busy',
      invoke: {
        id: 'logout',
        src: 'logout',
        input: {},
        onDone: 'loggedOut',
        onError: { target: 'logoutFailed', actions: ['endHere', { type: 'reportFailure', params: errorOf }] },
      },
    },
    loggedOut: {
      description: 'A biztosító lezárta a munkamenetet.',
      type: 'final',
    },
    logoutFailed: {
      description: 'A biztosító nem válaszolt; a portált ezen az eszközön az ügyfél így is elhagyta.',
      type: 'final',
    },
  },
})
