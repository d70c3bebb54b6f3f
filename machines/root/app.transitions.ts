import { errorOf } from '../actors/call'
import type { ModuleName } from '../modules'
import { appSetup } from './app.setup'

/** Transitions to a requested route from a state without unsaved work. */
export const freely = appSetup.createStateConfig({
  on: {
    'location.requested': {
      target: 'arriving',
      actions: [{ type: 'go', params: ({ event }) => event.address }, 'forgetWanted', 'keepRequestedRoute'],
    },
  },
})

/** Transition that leaves the open contract for another one of the DÁP session. */
const switching = {
  guard: 'maySwitch',
  target: 'leaving',
  actions: {
    type: 'keepSwitch',
    params: ({ event }: { readonly event: { readonly contractNumber: string } }) => event.contractNumber,
  },
} as const

/** Transitions to a requested route from a state that may have a session and shows nothing of the contract. */
export const freelyOrOut = appSetup.createStateConfig({
  on: {
    ...freely.on,
    // The customer stays here, because nothing is lost and the address names no contract to sign in to.
    'session.expired': { guard: 'isSignedIn', actions: ['keepDrafts', 'endSession', 'useSession'] },
    'logout.requested': { guard: 'isSignedIn', target: 'leaving' },
    'switch.requested': switching,
  },
})

/** Transitions from a contract's settings, without `session.expired`: the customer then has to sign in again. */
export const inSettings = {
  'location.requested': freelyOrOut.on['location.requested'],
  'logout.requested': freelyOrOut.on['logout.requested'],
  'switch.requested': freelyOrOut.on['switch.requested'],
} as const

/** Loads a module of the portal, then starts its flow. */
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
