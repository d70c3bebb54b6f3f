import { fromCallback } from 'xstate'
import { whenInFront } from '../../../actors/front'
import { sentAsOf } from '../../../payment/ledger'
import { servicesOf } from '../../../services'

/** A tab has submitted the case of this card payment. */
export interface PaidSent {
  readonly type: 'paid.sent'
  /** Digest of the idempotency key of that submission. */
  readonly sentAs: string
}

interface WatchInput {
  /** Id of the case's card payment; `null` without one. */
  readonly paymentId: string | null
}

/**
 * Notifies a paid case that it was submitted: after each record of another tab, and when the customer returns to the
 * page.
 */
export const watchSentActor = fromCallback<PaidSent, WatchInput>(({ input: { paymentId }, sendBack, system }) => {
  if (paymentId === null) return undefined
  const services = servicesOf(system)
  const tell = (): void => {
    const sentAs = sentAsOf(services, paymentId)
    if (sentAs !== null) sendBack({ type: 'paid.sent', sentAs } satisfies PaidSent)
  }
  const forgetNotes = services.sharedStorage.onChange(tell)
  const forgetFront = whenInFront(services, tell)
  return () => {
    forgetNotes()
    forgetFront()
  }
})
