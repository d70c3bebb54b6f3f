import { createLazyRegistry } from '../actors/lazy'
import type { pendingWorkOf } from '../contract/pendingWork'
import type { recordEarlyReturn } from '../payment/departures'
import type { dismissPayment } from '../payment/ledger'
import type { sessionOf } from '../session'

/**
 * Functions that only a session needs: they read the session's token or the contract's pending work, dismiss a payment,
 * or record its return.
 */
export interface SessionFunctions {
  readonly sessionOf: typeof sessionOf
  readonly pendingWorkOf: typeof pendingWorkOf
  readonly dismissPayment: typeof dismissPayment
  readonly recordEarlyReturn: typeof recordEarlyReturn
}

/** The registry of the functions that only a session needs. They load with the modules for a signed-in customer. */
export const lazySession = createLazyRegistry<SessionFunctions>()
