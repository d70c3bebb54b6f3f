import type { Services } from '../services'
import { PAYMENT } from '../storageKeys'

/** Longest expected stay at a provider (ms). After that, the tab no longer waits for a return. */
export const REDIRECT_LIFETIME = 24 * 60 * 60_000

/**
 * Maximum age of a payment without a return that the portal warns of (ms). A week and not a day, because the device's
 * clock may be wrong.
 */
export const UNRETURNED_WARNING_TIME = 7 * 24 * 60 * 60_000

/** Longest time from a card payment to its booking (ms): a week. Within it, the item may still be listed as due. */
export const BOOKING_TIME = 7 * 24 * 60 * 60_000

/** Maximum age of a payment that the portal still shows or checks (ms): 90 days. */
export const PAYMENT_DISPLAY_TIME = 90 * 24 * 60 * 60_000

/**
 * Lifetime of a payment in this browser (ms): a year. It exceeds `PAYMENT_DISPLAY_TIME`, because the device's clock may
 * be wrong.
 */
export const RECORD_LIFETIME = 366 * 24 * 60 * 60_000

interface PaymentServices {
  readonly storage: Pick<Services['storage'], 'read' | 'remove'>
  now(): number
}

/** The expiry of a saved card payment (epoch, ms). For invalid data it is in the past. */
const expiryOf = (savedValue: unknown): number => {
  const { until, redirect } = Object(savedValue)
  if (typeof until === 'number') return until
  const { time } = Object(redirect)
  return typeof time === 'number' ? time + REDIRECT_LIFETIME : 0
}

/** The card payment that is saved in the tab, not validated; `undefined` if absent. Removes an expired one. */
export const readUnexpiredPayment = ({ storage, now }: PaymentServices): unknown => {
  const savedPayment = storage.read(PAYMENT)
  if (savedPayment === undefined || expiryOf(savedPayment) > now()) return savedPayment
  storage.remove(PAYMENT)
  return undefined
}

/** Tells if the tab has left for a provider and has not returned. */
export const isAway = (services: PaymentServices): boolean => Object(readUnexpiredPayment(services)).type === 'away'
