import { fromCallback } from 'xstate'
import { whenInFront } from '../../../actors/front'
import { sentEndOf } from '../../../payment/ledger'
import type { PaymentEnd, PaymentOutput } from '../../../payment/payment.types'
import { servicesOf } from '../../../services'

/** A tab knows the result of the card payment of this submitted case. */
export interface PaidKnown {
  readonly type: 'paid.known'
  readonly end: PaymentEnd
}

interface WatchInput {
  readonly paid: PaymentOutput | null
}

const isProcessing = (end: PaymentOutput | PaymentEnd | null): boolean => end?.type === 'paid' && end.isProcessing

/**
 * Sends a submitted case the result of its card payment, if the insurer had not confirmed it: at once, after
 * each record of another tab, and when the customer returns to the page.
 */
export const watchPaidActor = fromCallback<PaidKnown, WatchInput>(({ input: { paid }, sendBack, system }) => {
  if (paid?.type !== 'paid' || !isProcessing(paid)) return undefined
  const services = servicesOf(system)
  const tell = (): void => {
    const end = sentEndOf(services, paid)
    if (end !== null && !isProcessing(end)) sendBack({ type: 'paid.known', end } satisfies PaidKnown)
  }
  tell()
  const forgetNotes = services.sharedStorage.onChange(tell)
  const forgetFront = whenInFront(services, tell)
  return () => {
    forgetNotes()
    forgetFront()
  }
})
