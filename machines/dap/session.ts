import { errorOf, outcomeOf } from '../actors/call'
import type { DapContext } from './dap.types'

/** The session that a call is about. */
export const ofSession = ({ context }: { readonly context: DapContext }) => ({
  query: { sessionId: context.session?.sessionId ?? '' },
})

/** A call of the DÁP session that ends with status 401: the insurer no longer knows the session either. */
export const unauthorized = { guard: { type: 'isUnauthorized', params: errorOf }, target: '#dap.over' } as const

/** What every call makes of a session that the insurer no longer knows. */
export const over = { guard: { type: 'isOver', params: outcomeOf }, target: '#dap.over' } as const
