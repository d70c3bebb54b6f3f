import { fromCallback } from 'xstate'
import { getPayments } from '../../src/api/payments'
import { calls } from '../actors/call'
import { whenInFront } from '../actors/front'
import { headerOfArea } from '../headerOfProductLine'
import { portsOf } from '../services'
import type { NotStarted, PaymentStopped } from './payment.types'
import { type Starting, whyNoted, whyNotStarted } from './whyNotStarted'

/**
 * Tells an open payment why it is needless or another one by now: after each note of another tab, and when the customer comes
 * back to the page. An insurer that gives no answer is asked again before any money moves.
 */
export const watchPaymentActor = calls(
  fromCallback<PaymentStopped, Starting>(({ input, sendBack, system }) => {
    const ports = portsOf(system)
    const ended = new AbortController()
    const { signal } = ended
    const tell = (why: NotStarted | null) => {
      if (why !== null && !signal.aborted) sendBack({ type: 'payment.stopped', why } satisfies PaymentStopped)
    }
    const forgetNotes = ports.sharedStorage.onChange(() => tell(whyNoted(ports, input)))
    const forgetFront = whenInFront(ports, () => {
      whyNotStarted(ports, input, signal).then(tell, () => undefined)
    })
    return () => {
      ended.abort()
      forgetNotes()
      forgetFront()
    }
  }),
  ...Object.values(headerOfArea),
  getPayments,
)
