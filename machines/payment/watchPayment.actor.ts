import { fromCallback } from 'xstate'
import { getPayments } from '../../src/api/payments'
import { calls } from '../actors/call'
import { whenInFront } from '../actors/front'
import { headerOfProductLine } from '../headerOfProductLine'
import { servicesOf } from '../services'
import { unsettledIds } from './ledger'
import type { NotStarted, PaymentCleared, PaymentInput, PaymentStopped } from './payment.types'
import { failedSince } from './restore.actor'
import { type Starting, whyNoted, whyNotStarted } from './whyNotStarted'

interface Watched extends Starting, Pick<PaymentInput, 'paidFor'> {
  /** The screen warns of a payment that another tab may settle. */
  readonly isWarned: boolean
}

/**
 * Notifies an open payment if it is no longer needed or has changed, or if nothing stops it any more: after each record
 * of this browser, and when the customer returns to the page. If the insurer gives no answer, it is asked again before any
 * money moves.
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
    // One event may change several records: they are read once all are written.
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
