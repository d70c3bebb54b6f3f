import { createLazy } from '../actors/lazy'
import type { pendingWorkOf } from '../contract/pendingWork'
import type { dismissPayment } from '../payment/ledger'
import type { sessionOf } from '../session'

/** Functions that only a session needs: they read its token and its contract's pending work. */
export interface SessionReading {
  readonly sessionOf: typeof sessionOf
  readonly pendingWorkOf: typeof pendingWorkOf
  readonly dismissPayment: typeof dismissPayment
}

/** The registry of the functions that only a session needs. They load with the modules for a signed-in customer. */
export const lazySession = createLazy<SessionReading>()
