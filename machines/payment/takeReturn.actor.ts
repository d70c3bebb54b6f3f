import { fromPromise } from 'xstate'
import { portsOf } from '../ports'
import { keepPayment, keptPayment, RETURN_KEPT, type Returned } from './kept'
import type { PaymentReturnInput, ReturnStart } from './paymentReturn.types'
import { takeRedirect } from './redirects'

/**
 * Takes what leads back from the payment that this tab left for: read once, and removed. From then on the tab itself keeps
 * it for an hour, so that a reload or another sign-in goes on with it.
 */
export const takeReturnActor = fromPromise<ReturnStart, PaymentReturnInput>(async ({ input, system }) => {
  const ports = portsOf(system)
  const kept = keptPayment(ports)
  // A copy of this tab may have come back before it, and have taken what they share: each was left for the same payment.
  const redirect = takeRedirect(ports) ?? (kept?.type === 'away' ? kept.redirect : null)
  if (redirect !== null) {
    const returned: Returned = {
      type: 'returned',
      redirect,
      paidFor: kept?.type === 'away' ? kept.paidFor : undefined,
      providerData: input.query,
      key: ports.newId(),
      until: ports.now() + RETURN_KEPT,
    }
    keepPayment(ports, returned)
    return { redirect, returned }
  }
  if (kept === null || kept.type === 'away') return { redirect: null, returned: null }
  return { redirect: kept.redirect, returned: kept.type === 'returned' ? kept : null }
})
