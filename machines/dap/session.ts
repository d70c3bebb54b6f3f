import { errorOf, eventOutput } from '../actors/call'
import type { DapContext } from './dap.types'

/** Returns the input of a call for the DÁP session. */
export const sessionInput = ({ context }: { readonly context: DapContext }) => ({
  query: { sessionId: context.session?.sessionId ?? '' },
})

/** Transition of a call that returned 401: the insurer no longer knows the DÁP session. */
export const unauthorizedTransition = {
  guard: { type: 'isUnauthorized', params: errorOf },
  target: '#dap.over',
} as const

/** Transition of a call that returned `LOGIN_SESSION_EXPIRED`: the insurer no longer knows the DÁP session. */
export const sessionOverTransition = { guard: { type: 'isOver', params: eventOutput }, target: '#dap.over' } as const
