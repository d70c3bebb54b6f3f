import { errorOf } from './actors/call'
import { appSetup } from './app.setup'
import type { ModuleName } from './modules'

/** What a place without unsaved work makes of a request for another one. */
export const freely = appSetup.createStateConfig({
  on: {
    'location.requested': {
      target: 'arriving',
      actions: [{ type: 'go', params: ({ event }) => event.address }, 'forgetWanted', 'keepRequestedRoute'],
    },
  },
})

/** Another contract of the DÁP session is opened: this one is left first. */
const switching = {
  guard: 'maySwitch',
  target: 'leaving',
  actions: {
    type: 'keepSwitch',
    params: ({ event }: { readonly event: { readonly contractNumber: string } }) => event.contractNumber,
  },
} as const

/** The same where somebody may be signed in, and nothing of the contract is on the screen. */
export const freelyOrOut = appSetup.createStateConfig({
  on: {
    ...freely.on,
    // Nothing is lost by it here, and the address names no contract to sign in to.
    'session.expired': { guard: 'isSignedIn', actions: ['keepDrafts', 'endSession', 'useSession'] },
    'logout.requested': { guard: 'isSignedIn', target: 'leaving' },
    'switch.requested': switching,
  },
})

/** The same where the address names something of the contract, so that a session that ran out is to be signed in again. */
export const inSettings = {
  'location.requested': freelyOrOut.on['location.requested'],
  'logout.requested': freelyOrOut.on['logout.requested'],
  'switch.requested': freelyOrOut.on['switch.requested'],
} as const

/** A module of the portal loads, and then its flow starts. */
export const opening = (module: ModuleName, target: string) =>
  ({
    tags: 'busy',
    invoke: {
      id: `open-${module}`,
      src: 'openModule',
      input: { module },
      onDone: target,
      onError: { target: 'loadFailed', actions: { type: 'keepTechnicalError', params: errorOf } },
    },
  }) as const
