import { onReturnToPage } from '../actors/front'
import type { Services } from '../services'
import type { NotStartedReason } from './payment.types'
import { reasonInRecords, type StartingPayment, whyNotStarted } from './whyNotStarted'

/** Data of a payment to watch. */
export interface WatchedPayment extends StartingPayment {
  /**
   * `true` if the screen warns of an earlier payment. Another tab may get that payment's result, which ends the
   * warning.
   */
  readonly isWarned?: boolean
  /** `true` if the screen may show old data, so that the first check is made at once. */
  readonly isCheckedAtStart?: boolean
}

/**
 * Reports the reason not to start a payment, or `null` without a reason. Checks after each change of this browser's
 * records, and when the customer returns to the page. Reports nothing if the insurer gives no answer, because the due
 * items are loaded again before the payment starts. Call the returned function to stop this.
 */
export const watchReasons = (
  services: Services,
  input: WatchedPayment,
  report: (reason: NotStartedReason | null) => void,
): (() => void) => {
  const controller = new AbortController()
  const { signal } = controller
  const reportReason = (reason: NotStartedReason | null): void => {
    if (!signal.aborted) report(reason)
  }
  const checkReasons = (): void => {
    whyNotStarted(services, input, signal).then(reportReason, () => undefined)
  }
  const readRecords = (): void => {
    const reason = reasonInRecords(services, input)
    if (reason !== null) reportReason(reason)
    else if (input.isWarned) checkReasons()
  }
  // One event may change several records, so the records are read after all of them are written.
  const unsubscribeStorage = services.sharedStorage.onChange(() => queueMicrotask(readRecords))
  const unsubscribeFront = onReturnToPage(services, checkReasons)
  if (input.isCheckedAtStart) checkReasons()
  return () => {
    controller.abort()
    unsubscribeStorage()
    unsubscribeFront()
  }
}
