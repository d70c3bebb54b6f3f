import { fromCallback } from 'xstate'
import { getPayments } from '../../src/api/payments'
import { calls } from '../actors/call'
import { whenInFront } from '../actors/front'
import { headerOfProductLine } from '../headerOfProductLine'
import { servicesOf } from '../services'
import type { NotStarted, PaymentCleared, PaymentInput, PaymentStopped } from './payment.types'
import { unsettledIds } from './paymentQueries'
import { failedSince } from './restore.actor'
import { type Starting, whyNoted, whyNotStarted } from './whyNotStarted'

interface Watched extends Starting, Pick<PaymentInput, 'paidFor'> {
  /** `true` if the screen warns of a payment whose result another tab may learn. */
  readonly isWarned: boolean
}

/**
 * Tells an open payment if it must not start, or if it may: after each change of this browser's records, and when the
 * customer returns to the page. Sends nothing if the insurer gives no answer: the due items are loaded again before the
 * payment starts.
 */
export const watchPaymentActor = calls(
  fromCallback<PaymentStopped, Watched>(({ input, sendBack, system }) => {
    const services = servicesOf(system)
    const ended = new AbortController()
    const { signal } = ended
    const tell = (why: NotStarted | null): void => {
      if (signal.aborted) return
      sendBack(
        why === null
          ? ({
              type: 'payment.cleared',
              unsettled: unsettledIds(services, input),
              failed: failedSince(services, input),
            } satisfies PaymentCleared)
          : ({ type: 'payment.stopped', why } satisfies PaymentStopped),
      )
    }
    const look = (): void => {
      whyNotStarted(services, input, signal).then(tell, () => undefined)
    }
    const readNotes = (): void => {
      const noted = whyNoted(services, input)
      if (noted !== null) tell(noted)
      else if (input.isWarned) look()
    }
    // One event may change several records, so the records are read after all of them are written.
    const forgetNotes = services.sharedStorage.onChange(() => queueMicrotask(readNotes))
    const forgetFront = whenInFront(services, look)
    return () => {
      ended.abort()
      forgetNotes()
      forgetFront()
    }
  }),
  ...Object.values(headerOfProductLine),
  getPayments,
)
