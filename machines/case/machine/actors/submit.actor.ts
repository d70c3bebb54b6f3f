import { fromPromise } from 'xstate'
import type { Endpoint, Outcome, OutcomeOf } from '../../../../src/api/endpoint'
import { type AnyCallInput, callOptionsOf, recordCalls } from '../../../actors/call'
import { saveFailureInTab } from '../../../payment/ledger'
import { isSubmittedDifferently } from '../../../payment/paymentQueries'
import { type Services, servicesOf } from '../../../services'

/**
 * Replaces the time of a success by the insurer's time, which the confirmation shows: the device's clock may be wrong.
 * After a business error `at` stays the device's time, because bans are timed by the device's clock.
 */
export const withInsurerTime = <Ended extends Outcome<unknown, unknown>>(
  services: Pick<Services, 'insurerTime'>,
  outcome: Ended,
): Ended => (outcome.ok ? { ...outcome, at: services.insurerTime() } : outcome)

/** Error code: the portal did not submit the case, because the card payment took no money. */
export const CARD_UNTAKEN = 'CARD_UNTAKEN'

/** Error code: the case was not submitted, because another tab has already submitted it. */
export const SENT_ELSEWHERE = 'SENT_ELSEWHERE'

/**
 * Tells if the insurer refused a case whose card payment took no money, as this browser learned after the case was sent.
 */
export const wasCardUntaken = (outcome: object): boolean => 'isCardUntaken' in outcome && outcome.isCardUntaken === true

interface SubmitInput extends AnyCallInput {
  /** Id of the case's card payment; missing if the case was not paid by card. */
  readonly paymentId?: string | undefined
  /**
   * `true` if the insurer may already have the case. The case is then submitted again, even if the card payment failed.
   */
  readonly isRetried?: boolean
}

/** Returns an error code if a paid case must not be submitted, otherwise `null`. */
const submitErrorCode = (
  services: Services,
  { paymentId, isRetried = false, idempotencyKey = '' }: SubmitInput,
): string | null => {
  if (paymentId === undefined) return null
  if (isSubmittedDifferently(services, paymentId, idempotencyKey)) return SENT_ELSEWHERE
  return !isRetried && saveFailureInTab(services, paymentId) ? CARD_UNTAKEN : null
}

/**
 * Creates the submitting actor. A paid case is not submitted if another tab has submitted different answers with the
 * card payment, or if the payment took no money. A retry ignores the payment's result, because the insurer may already
 * have the case.
 */
export const submitActor = (endpoint: Endpoint) =>
  recordCalls(
    fromPromise<OutcomeOf<Endpoint>, SubmitInput>(async ({ input, signal, system }) => {
      const services = servicesOf(system)
      const errorCode = submitErrorCode(services, input)
      if (errorCode !== null) return { ok: false, failure: { code: errorCode }, at: services.insurerTime() }
      const { paymentId, isRetried, ...callInput } = input
      const outcome = withInsurerTime(
        services,
        await services.call<Endpoint>(endpoint, callInput, callOptionsOf(signal, callInput)),
      )
      const isCardUntaken = !outcome.ok && paymentId !== undefined && saveFailureInTab(services, paymentId)
      return isCardUntaken ? { ...outcome, isCardUntaken } : outcome
    }),
    endpoint,
  )
