import type { Services } from '../services'
import { PAYMENT } from '../storageKeys'

/** Longest expected stay on a payment provider's page (ms): a day. After that, the tab no longer waits for a return. */
export const REDIRECT_LIFETIME = 24 * 60 * 60_000

/**
 * Age (ms) up to which the portal warns of a payment without a return. A week and not a day, because the device's clock
 * may be wrong.
 */
export const UNRETURNED_WARNING_TIME = 7 * 24 * 60 * 60_000

/**
 * Longest time from a card payment to its booking (ms): a week. Until then, the insurer may still list the paid item as
 * due.
 */
export const BOOKING_TIME = 7 * 24 * 60 * 60_000

/** Maximum age of a payment that the portal still shows or checks (ms): 90 days. */
export const PAYMENT_DISPLAY_TIME = 90 * 24 * 60 * 60_000

/**
 * Lifetime of a payment's record in this browser (ms): a year. It exceeds `PAYMENT_DISPLAY_TIME`, because the
 * device's clock may be wrong.
 */
export const RECORD_LIFETIME = 366 * 24 * 60 * 60_000

interface PaymentServices {
  readonly storage: Pick<Services['storage'], 'read' | 'remove'>
  now(): number
}

/**
 * Returns the time at which a saved card payment expires (epoch, ms). Returns 0 for invalid data, so that they count as
 * expired.
 */
const expiryOf = (savedValue: unknown): number => {
  const { until, redirect } = Object(savedValue)
  if (typeof until === 'number') return until
  const { time } = Object(redirect)
  return typeof time === 'number' ? time + REDIRECT_LIFETIME : 0
}

/**
 * Returns the card payment that is saved in the tab, not validated; `undefined` if it is absent or expired. Removes an
 * expired one.
 */
export const readUnexpiredPayment = ({ storage, now }: PaymentServices): unknown => {
  const savedPayment = storage.read(PAYMENT)
  if (savedPayment === undefined || expiryOf(savedPayment) > now()) return savedPayment
  storage.remove(PAYMENT)
  return undefined
}

/** Returns the address that this tab left for a payment provider's page; `null` if it has returned or has not left. */
export const addressBeforePayment = (services: PaymentServices): string | null => {
  const { type, redirect } = Object(readUnexpiredPayment(services))
  return type === 'away' ? String(Object(redirect).origin) : null
}

/** Tells if this tab went to a payment provider's page and has not returned. */
export const isAway = (services: PaymentServices): boolean => addressBeforePayment(services) !== null
