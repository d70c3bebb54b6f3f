import { createLazyRegistry } from '../actors/lazy'
import type { pendingWorkOf } from '../contract/pendingWork'
import type { dismissPayment } from '../payment/ledger'
import type { sessionOf } from '../session'

/**
 * Functions that only a session needs: they read the session's token or the contract's pending work, or dismiss a
 * payment.
 */
export interface SessionFunctions {
  readonly sessionOf: typeof sessionOf
  readonly pendingWorkOf: typeof pendingWorkOf
  readonly dismissPayment: typeof dismissPayment
}

/** The registry of the functions that only a session needs. They load with the modules for a signed-in customer. */
export const lazySession = createLazyRegistry<SessionFunctions>()
