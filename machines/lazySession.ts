import { createLazy } from './actors/lazy'
import type { openPaymentsOf } from './payment/openPayments'
import type { sessionOf } from './session'

/** What only a session is read with: its token, and the card payments that are open in this browser. */
export interface SessionReading {
  readonly sessionOf: typeof sessionOf
  readonly openPaymentsOf: typeof openPaymentsOf
}

/** Where that is found: it comes with what a signed-in customer needs. */
export const lazySession = createLazy<SessionReading>()
