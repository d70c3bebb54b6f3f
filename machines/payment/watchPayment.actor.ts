import { fromCallback } from 'xstate'
import { getPayments } from '../../src/api/payments'
import { calls } from '../actors/call'
import { whenInFront } from '../actors/front'
import { headerOfProductLine } from '../headerOfProductLine'
import { servicesOf } from '../services'
import type { NotStarted, PaymentStopped } from './payment.types'
import { type Starting, whyNoted, whyNotStarted } from './whyNotStarted'

/**
 * Notifies an open payment if it is no longer needed or has changed: after each record of another tab, and when the
 * customer returns to the page. If the insurer gives no answer, it is asked again before any money moves.
 */
export const watchPaymentActor = calls(
  fromCallback<PaymentStopped, Starting>(({ input, sendBack, system }) => {
    const services = servicesOf(system)
    const ended = new AbortController()
    const { signal } = ended
    const tell = (why: NotStarted | null) => {
      if (why !== null && !signal.aborted) sendBack({ type: 'payment.stopped', why } satisfies PaymentStopped)
    }
    const forgetNotes = services.sharedStorage.onChange(() => tell(whyNoted(services, input)))
    const forgetFront = whenInFront(services, () => {
      whyNotStarted(services, input, signal).then(tell, () => undefined)
    })
    return () => {
      ended.abort()
      forgetNotes()
      forgetFront()
    }
  }),
  ...Object.values(headerOfProductLine),
  getPayments,
)
