import { fromPromise } from 'xstate'
import type { Endpoint, Outcome, OutcomeOf } from '../../../../src/api/endpoint'
import { type AnyCallInput, calls, keyed } from '../../../actors/call'
import { isSentOtherwise, takeFailure } from '../../../payment/ledger'
import { type Services, servicesOf } from '../../../services'

/**
 * Adds the insurer's time to a success, for the confirmation, because the device's clock may be wrong. Lockout times
 * after a business error use the device's clock.
 */
export const atInsurer = <Ended extends Outcome<unknown, unknown>>(
  services: Pick<Services, 'insurerTime'>,
  outcome: Ended,
): Ended => (outcome.ok ? { ...outcome, at: services.insurerTime() } : outcome)

/** The portal's own error code: the card payment took no money. */
export const CARD_UNTAKEN = 'CARD_UNTAKEN'

/** Code of a submission that was not made, because another tab has submitted the paid case. */
export const SENT_ELSEWHERE = 'SENT_ELSEWHERE'

interface SubmitInput extends AnyCallInput {
  /** Id of the case's card payment. */
  readonly paymentId?: string | undefined
  /** `true` if the insurer may have the case already. Its answer tells; the same key makes no second case. */
  readonly isRetried?: boolean
}

/**
 * Creates the submitting actor. It does not submit if another tab already sent different answers for the card payment,
 * or has learned that the payment took no money.
 */
export const submitActor = (endpoint: Endpoint) =>
  calls(
    fromPromise<OutcomeOf<Endpoint>, SubmitInput>(
      async ({ input: { paymentId, isRetried = false, ...input }, signal, system }) => {
        const services = servicesOf(system)
        if (paymentId !== undefined && isSentOtherwise(services, paymentId, input.idempotencyKey ?? ''))
          return { ok: false, failure: { code: SENT_ELSEWHERE }, at: services.insurerTime() }
        if (paymentId !== undefined && !isRetried && takeFailure(services, paymentId))
          return { ok: false, failure: { code: CARD_UNTAKEN }, at: services.insurerTime() }
        return atInsurer(services, await services.call<Endpoint>(endpoint, input, keyed(signal, input)))
      },
    ),
    endpoint,
  )
