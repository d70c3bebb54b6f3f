import { fromCallback } from 'xstate'
import { onReturnToPage } from '../../../actors/front'
import { readStoredPayment } from '../../../payment/kept'
import type { PaymentFailure } from '../../../payment/payment.types'
import { lastFailureOf } from '../../../payment/paymentQueries'
import { servicesOf } from '../../../services'

/** Sent to the case: this browser has recorded a different result of the failed card payment. */
export interface FailedCardChanged {
  readonly type: 'failedCard.changed'
  /** `null` if the payment took money, or may have. */
  readonly failedCard: PaymentFailure | null
}

interface WatchInput {
  /** Reason why the card payment failed, as the case shows it; `null` if none failed. */
  readonly failedCard: PaymentFailure | null
}

/**
 * Notifies a case if this browser has recorded a different result of the failed card payment that the case shows.
 * Checks the records at the start, after each change of the shared records, and when the customer returns to the page.
 */
export const watchFailedCardActor = fromCallback<FailedCardChanged, WatchInput>(
  ({ input: { failedCard }, sendBack, system }) => {
    const services = servicesOf(system)
    const id = readStoredPayment(services)?.redirect.id
    if (failedCard === null || id === undefined) return undefined
    let lastSent = JSON.stringify(failedCard)
    const notifyOfChange = (): void => {
      const failure = lastFailureOf(services, id, failedCard)
      if (JSON.stringify(failure) === lastSent) return
      lastSent = JSON.stringify(failure)
      sendBack({ type: 'failedCard.changed', failedCard: failure } satisfies FailedCardChanged)
    }
    notifyOfChange()
    const unsubscribeStorage = services.sharedStorage.onChange(notifyOfChange)
    const unsubscribeFront = onReturnToPage(services, notifyOfChange)
    return () => {
      unsubscribeStorage()
      unsubscribeFront()
    }
  },
)
