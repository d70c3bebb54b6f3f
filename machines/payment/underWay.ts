import type { Services } from '../services'
import { PAYMENT } from '../storageKeys'

/** How long somebody may be away at a provider (ms): whoever has not come back by then will not. */
export const REDIRECT_KEPT = 24 * 60 * 60_000

/** Time for which this browser remembers a payment that is not sent or not settled (ms): 90 days. */
export const PAID_KEPT = 90 * 24 * 60 * 60_000

interface PaymentServices {
  readonly storage: Pick<Services['storage'], 'read' | 'remove'>
  now(): number
}

/** Until when a card payment is kept (epoch, ms); garbage never was. */
const endOf = (kept: unknown): number => {
  const { until, redirect } = Object(kept)
  if (typeof until === 'number') return until
  const { time } = Object(redirect)
  return typeof time === 'number' ? time + REDIRECT_KEPT : 0
}

/** The card payment that the tab keeps, unchecked; `undefined` where there is none. One whose time is over goes. */
export const paymentInTime = ({ storage, now }: PaymentServices): unknown => {
  const kept = storage.read(PAYMENT)
  if (kept === undefined || endOf(kept) > now()) return kept
  storage.remove(PAYMENT)
  return undefined
}

/** Whether the tab has left for a provider, and has not been come back to. */
export const isAway = (services: PaymentServices): boolean => Object(paymentInTime(services)).type === 'away'
