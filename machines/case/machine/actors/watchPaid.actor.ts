import { fromCallback } from 'xstate'
import { onReturnToPage } from '../../../actors/front'
import type { PaymentEnd, PaymentOutput } from '../../../payment/payment.types'
import { finalEndOf, submissionKeyDigest } from '../../../payment/paymentQueries'
import { servicesOf } from '../../../services'

/** Sent to the case: the case was submitted with its card payment, in this tab or another. */
export interface PaidCaseSubmitted {
  readonly type: 'paid.sent'
  /** Digest of the idempotency key of the submission. */
  readonly sentAs: string
}

/** Sent to the case: this browser has learned the result of the case's card payment, in this tab or another. */
export interface CardResultKnown {
  readonly type: 'paid.known'
  readonly end: PaymentEnd
}

interface WatchInput {
  readonly paid: PaymentOutput | null
  /** `true` if the case is already submitted in this tab. */
  readonly isSubmitted: boolean
}

/**
 * Notifies a paid case if another tab has submitted the case or has learned the result of its card payment. Checks the
 * records at the start, after each change of the shared records, and when the customer returns to the page.
 */
export const watchPaidActor = fromCallback<PaidCaseSubmitted | CardResultKnown, WatchInput>(
  ({ input: { paid, isSubmitted }, sendBack, system }) => {
    if (paid?.type !== 'paid') return undefined
    const services = servicesOf(system)
    const notifyOfChanges = (): void => {
      const sentAs = isSubmitted ? null : submissionKeyDigest(services, paid.id)
      if (sentAs !== null) sendBack({ type: 'paid.sent', sentAs } satisfies PaidCaseSubmitted)
      const end = finalEndOf(services, paid)
      if (end !== null) sendBack({ type: 'paid.known', end } satisfies CardResultKnown)
    }
    notifyOfChanges()
    const unsubscribeStorage = services.sharedStorage.onChange(notifyOfChanges)
    const unsubscribeFront = onReturnToPage(services, notifyOfChanges)
    return () => {
      unsubscribeStorage()
      unsubscribeFront()
    }
  },
)
