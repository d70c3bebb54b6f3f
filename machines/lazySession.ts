import { createLazy } from './actors/lazy'
import type { pendingWorkOf } from './contract/pendingWork'
import type { dismissPayment } from './payment/ledger'
import type { sessionOf } from './session'

/** What only a session is read with: its token, and what is left open of its contract. */
export interface SessionReading {
  readonly sessionOf: typeof sessionOf
  readonly pendingWorkOf: typeof pendingWorkOf
  readonly dismissPayment: typeof dismissPayment
}

/** Where that is found: it comes with what a signed-in customer needs. */
export const lazySession = createLazy<SessionReading>()
