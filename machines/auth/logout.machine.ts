import { setup } from 'xstate'
import { logout } from '../../src/api/auth'
import { faultKindOf } from '../../src/api/fault'
import { callActor, errorOf } from '../actors/call'
import { portsOf } from '../ports'

/** Ends the session at the insurer; a call that fails is reported and changes nothing for the customer. */
export const logoutMachine = setup({
  types: { tags: {} as 'busy' },
  actors: { logout: callActor(logout) },
  actions: {
    reportFailure: ({ system }, error: unknown) =>
      portsOf(system).report({ kind: 'fault', subject: logout.id, detail: `logoutFailed: ${faultKindOf(error)}` }),
  },
}).createMachine({
  id: 'logout',
  description: 'Kijelentkezés a biztosítónál.',
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
        onError: { target: 'logoutFailed', actions: { type: 'reportFailure', params: errorOf } },
      },
    },
    loggedOut: {
      description: 'A biztosító lezárta a munkamenetet.',
      type: 'final',
    },
    logoutFailed: {
      description: 'A biztosító nem válaszolt; a portálon az ügyfél így is kijelentkezett.',
      type: 'final',
    },
  },
})
