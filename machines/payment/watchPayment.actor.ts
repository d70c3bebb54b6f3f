import { fromCallback } from 'xstate'
import { getPayments } from '../../src/api/payments'
import { calls } from '../actors/call'
import { whenInFront } from '../actors/front'
import { headerOfProductLine } from '../headerOfProductLine'
import { type Services, servicesOf } from '../services'
import { caseAt, isOf } from './kept'
import { unsettledOf } from './ledger'
import type { FailedPayment, NotStarted, PaymentCleared, PaymentInput, PaymentStopped } from './payment.types'
import { paymentWith } from './records'
import { isForSame } from './restore.actor'
import { type Starting, whyNoted, whyNotStarted } from './whyNotStarted'

type Watched = Starting & Pick<PaymentInput, 'paidFor'>

/** The last followed payment of the same item, if another tab has learned that it took no money. */
const failedSince = (services: Pick<Services, 'sharedStorage' | 'now'>, of: Watched): FailedPayment | null => {
  const id = of.followed?.at(-1)
  const payment = id === undefined ? null : paymentWith(services, id)
  if (payment?.status !== 'untaken' || payment.failure === undefined) return null
  const isSame = isOf(payment, caseAt(of.contractNumber, of.origin)) && isForSame(payment, of)
  return isSame ? { redirect: payment, failure: payment.failure } : null
}

/**
 * Notifies an open payment if it is no longer needed or has changed, or if nothing stops it any more: after each record
 * of another tab, and when the customer returns to the page. If the insurer gives no answer, it is asked again before any money moves.
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
              unsettled: unsettledOf(services, input.contractNumber)
                .filter(({ udcContractId }) => udcContractId === input.udcContractId)
                .map(({ id }) => id),
              failed: failedSince(services, input),
            } satisfies PaymentCleared)
          : ({ type: 'payment.stopped', why } satisfies PaymentStopped),
      )
    }
    const look = (): void => {
      whyNotStarted(services, input, signal).then(tell, () => undefined)
    }
    const forgetNotes = services.sharedStorage.onChange(() => {
      const noted = whyNoted(services, input)
      if (noted === null) look()
      else tell(noted)
    })
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
