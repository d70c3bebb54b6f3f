import { errorOf, outcomeOf } from '../actors/call'
import type { DapContext } from './dap.types'

/** Returns the input of a call for the DÁP session. */
export const ofSession = ({ context }: { readonly context: DapContext }) => ({
  query: { sessionId: context.session?.sessionId ?? '' },
})

/** Transition of a call that returned 401: the insurer no longer knows the DÁP session. */
export const unauthorized = { guard: { type: 'isUnauthorized', params: errorOf }, target: '#dap.over' } as const

/** Transition of a call that returned `LOGIN_SESSION_EXPIRED`: the insurer no longer knows the DÁP session. */
export const sessionOver = { guard: { type: 'isOver', params: outcomeOf }, target: '#dap.over' } as const
