import { fromCallback } from 'xstate'
import { recordCalls } from '../actors/call'
import { onReturnToPage } from '../actors/front'
import { servicesOf } from '../services'
import type { NotStartedReason, PaymentCleared, PaymentInput, PaymentStopped } from './payment.types'
import { unsettledIds } from './paymentQueries'
import { failedPaymentOfDraft } from './restore.actor'
import { reasonInRecords, type StartingPayment, startCheckCalls, whyNotStarted } from './whyNotStarted'

interface WatchInput extends StartingPayment, Pick<PaymentInput, 'paidFor'> {
  /**
   * `true` if the screen warns of an earlier payment. Another tab may get that payment's result, which ends the
   * warning.
   */
  readonly isWarned: boolean
}

/**
 * Sends the payment's machine the reason not to start the payment; without a reason, `payment.cleared`. Checks after
 * each change of this browser's records, and when the customer returns to the page. Sends nothing if the insurer gives
 * no answer, because the due items are loaded again before the payment starts.
 */
export const watchPaymentActor = recordCalls(
  fromCallback<PaymentStopped, WatchInput>(({ input, sendBack, system }) => {
    const services = servicesOf(system)
    const controller = new AbortController()
    const { signal } = controller
    const sendReason = (reason: NotStartedReason | null): void => {
      if (signal.aborted) return
      sendBack(
        reason === null
          ? ({
              type: 'payment.cleared',
              unsettled: unsettledIds(services, input),
              failed: failedPaymentOfDraft(services, input),
            } satisfies PaymentCleared)
          : ({ type: 'payment.stopped', why: reason } satisfies PaymentStopped),
      )
    }
    const checkReasons = (): void => {
      whyNotStarted(services, input, signal).then(sendReason, () => undefined)
    }
    const readRecords = (): void => {
      const reason = reasonInRecords(services, input)
      if (reason !== null) sendReason(reason)
      else if (input.isWarned) checkReasons()
    }
    // One event may change several records, so the records are read after all of them are written.
    const unsubscribeStorage = services.sharedStorage.onChange(() => queueMicrotask(readRecords))
    const unsubscribeFront = onReturnToPage(services, checkReasons)
    return () => {
      controller.abort()
      unsubscribeStorage()
      unsubscribeFront()
    }
  }),
  ...startCheckCalls,
)
