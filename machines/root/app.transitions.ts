import { errorOf } from '../actors/call'
import type { ModuleName } from '../modules'
import { appSetup } from './app.setup'

/** Transitions to a requested route from a state without unsaved work. */
export const routeTransitions = appSetup.createStateConfig({
  on: {
    'location.requested': {
      target: 'arriving',
      actions: [{ type: 'go', params: ({ event }) => event.address }, 'forgetWanted', 'keepRequestedRoute'],
    },
  },
})

/** Transition that leaves the open contract for another contract of the DÁP session. */
const switchTransition = {
  guard: 'maySwitch',
  target: 'leaving',
  actions: {
    type: 'keepSwitch',
    params: ({ event }: { readonly event: { readonly contractNumber: string } }) => event.contractNumber,
  },
} as const

/** Transitions to a requested route, and out of the session, from a state that shows no data of the contract. */
export const sessionTransitions = appSetup.createStateConfig({
  on: {
    ...routeTransitions.on,
    // The session ends, but the page stays. It shows no data of the contract, so the customer need not sign in again to
    // use it.
    'session.expired': { guard: 'isSignedIn', actions: ['keepDrafts', 'endSession', 'useSession'] },
    'logout.requested': { guard: 'isSignedIn', target: 'leaving' },
    'switch.requested': switchTransition,
  },
})

/**
 * Transitions from the security settings. They leave out `session.expired`, so the parent state handles it: the
 * customer has to sign in again.
 */
export const settingsTransitions = {
  'location.requested': sessionTransitions.on['location.requested'],
  'logout.requested': sessionTransitions.on['logout.requested'],
  'switch.requested': sessionTransitions.on['switch.requested'],
} as const

/**
 * Creates a state that loads a module of the portal and then moves to `target`, or to `loadFailed` if the module cannot
 * be loaded.
 */
export const loadModuleState = (module: ModuleName, target: string) =>
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
