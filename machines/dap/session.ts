import { errorOf, outcomeOf } from '../actors/call'
import type { DapContext } from './dap.types'

/** The path parameter of a call: its session. */
export const ofSession = ({ context }: { readonly context: DapContext }) => ({
  query: { sessionId: context.session?.sessionId ?? '' },
})

/** Transition after status 401: the insurer no longer knows the DÁP session either. */
export const unauthorized = { guard: { type: 'isUnauthorized', params: errorOf }, target: '#dap.over' } as const

/** Transition of every call for a session that the insurer no longer knows. */
export const over = { guard: { type: 'isOver', params: outcomeOf }, target: '#dap.over' } as const
