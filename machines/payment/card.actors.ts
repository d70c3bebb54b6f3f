import { fromPromise } from 'xstate'
import { createPayment } from '../../src/api/payments'
import { recordCalls } from '../actors/call'
import { digest } from '../digest'
import { allowedAddress } from '../outside'
import { RETURN_PATH } from '../routes'
import { servicesOf } from '../services'
import { PAYMENT } from '../storageKeys'
import { recordDeparture } from './departures'
import { type Redirect, readStoredPayment, storePayment } from './kept'
import type { CardStart } from './payment.types'
import { recordKeyOf } from './records'
import { reasonInRecords, type StartingPayment, startCheckCalls, whyNotStarted } from './whyNotStarted'

interface CardInput extends StartingPayment {
  readonly idempotencyKey: string
}

/**
 * Starts a card payment at the insurer, unless `whyNotStarted` gives a reason against it. Validates the provider's
 * address, because a manipulated answer must not lead to another site.
 */
export const startCardActor = recordCalls(
  fromPromise<CardStart, CardInput>(async ({ input, signal, system }) => {
    const services = servicesOf(system)
    const { call, site, report, keeps, newId } = services
    if (!keeps()) return { type: 'notKept' }
    const reason = await whyNotStarted(services, input, signal)
    if (reason !== null) return reason
    const { udcContractId, premiumType, amount, idempotencyKey } = input
    const body = {
      udcContractId,
      premiumType,
      amount: amount.value,
      currency: amount.currency,
      returnUrl: `${site().origin}${RETURN_PATH}`,
    }
    const outcome = await call(createPayment, { body }, { signal, idempotencyKey })
    if (!outcome.ok) return { type: 'cardRefused', message: null }
    // Checks again, because during the call another tab may have left for a provider or paid, or the browser's storage
    // may have become full.
    const newReason = reasonInRecords(services, input)
    if (newReason !== null) return newReason
    if (!keeps()) return { type: 'notKept' }
    const { isError, message, redirectUrl, paymentCode } = outcome.data
    if (isError) return { type: 'cardRefused', message: message?.trim() || null }
    const address = redirectUrl == null ? null : allowedAddress(redirectUrl, 'paymentHosts', site())
    if (address !== null) return { type: 'leads', id: newId(), address, paymentCode: paymentCode || null }
    report({ kind: 'fault', subject: createPayment.id, detail: 'redirectUrl is none that paymentHosts allow' })
    return { type: 'addressRefused' }
  }),
  ...startCheckCalls,
  createPayment,
)

interface LeaveInput {
  /** The id of the new payment in this browser. */
  readonly id: string
  readonly address: string
  readonly contractNumber: string
  readonly redirect: Omit<Redirect, 'id' | 'time' | 'contract'>
}

/**
 * Time (ms) after a stopped redirect during which the tab still counts as paying. The provider's page may already be
 * replacing this one.
 */
export const STOP_TIME = 10_000

/**
 * Records the payment and sends the browser to the provider. Never resolves, because the page loads again on the
 * return.
 */
export const leaveActor = fromPromise<never, LeaveInput>(async ({ input, signal, system }) => {
  const services = servicesOf(system)
  const { id, contractNumber } = input
  const departure = { ...input.redirect, id, contract: digest(contractNumber), time: services.now() }
  const redirect = recordDeparture(services, departure)
  storePayment(services, { type: 'away', redirect })
  // If the customer stops the redirect, no payment is in progress, so this stored payment is removed.
  signal.addEventListener('abort', async () => {
    await services.sleepUntil(services.now() + STOP_TIME, new AbortController().signal)
    const storedPayment = readStoredPayment(services)
    const isStillAway = storedPayment?.type === 'away' && storedPayment.redirect.id === id
    if (isStillAway) services.storage.remove(PAYMENT)
  })
  try {
    return await services.leave(input.address, signal)
  } catch (error) {
    // The browser has not left. An earlier record of the same payment stays.
    if (redirect.id === id) services.sharedStorage.remove(recordKeyOf(id))
    throw error
  }
})
