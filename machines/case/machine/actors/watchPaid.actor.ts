import { fromCallback } from 'xstate'
import { whenInFront } from '../../../actors/front'
import type { PaymentEnd, PaymentOutput } from '../../../payment/payment.types'
import { knownSince, sentAsOf } from '../../../payment/paymentQueries'
import { servicesOf } from '../../../services'

/** A tab has submitted the case of this card payment. */
export interface PaidSent {
  readonly type: 'paid.sent'
  /** Digest of the idempotency key of that submission. */
  readonly sentAs: string
}

/** A tab knows the result of this card payment. */
export interface PaidKnown {
  readonly type: 'paid.known'
  readonly end: PaymentEnd
}

interface WatchInput {
  readonly paid: PaymentOutput | null
  /** `true` if this case itself is submitted. */
  readonly isSubmitted: boolean
}

/**
 * Notifies a paid case if another tab has submitted it or has learned the result of its card payment. It checks at the
 * start, after each change of the shared records, and when the customer returns to the page.
 */
export const watchPaidActor = fromCallback<PaidSent | PaidKnown, WatchInput>(
  ({ input: { paid, isSubmitted }, sendBack, system }) => {
    if (paid?.type !== 'paid') return undefined
    const services = servicesOf(system)
    const notify = (): void => {
      const sentAs = isSubmitted ? null : sentAsOf(services, paid.id)
      if (sentAs !== null) sendBack({ type: 'paid.sent', sentAs } satisfies PaidSent)
      const end = knownSince(services, paid)
      if (end !== null) sendBack({ type: 'paid.known', end } satisfies PaidKnown)
    }
    notify()
    const unsubscribeStorage = services.sharedStorage.onChange(notify)
    const unsubscribeFront = whenInFront(services, notify)
    return () => {
      unsubscribeStorage()
      unsubscribeFront()
    }
  },
)
