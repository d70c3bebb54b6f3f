import { fromPromise } from 'xstate'
import type { Endpoint, Outcome, OutcomeOf } from '../../../../src/api/endpoint'
import { type AnyCallInput, calls, keyed } from '../../../actors/call'
import { isSentOtherwise } from '../../../payment/ledger'
import { type Services, servicesOf } from '../../../services'

/**
 * What ends a case, at the time that it is at the insurer, which the confirmation tells: a device's clock may be wrong. How
 * long a refusal lasts is counted by the device.
 */
export const atInsurer = <Ended extends Outcome<unknown, unknown>>(
  services: Pick<Services, 'insurerTime'>,
  outcome: Ended,
): Ended => (outcome.ok ? { ...outcome, at: services.insurerTime() } : outcome)

interface SubmitInput extends AnyCallInput {
  /** Id of the card payment that the case is for. */
  readonly paymentId?: string | undefined
}

/** An actor that makes the call which ends a case, unless another tab has sent other answers for its card payment. */
export const submitActor = (endpoint: Endpoint) =>
  calls(
    fromPromise<OutcomeOf<Endpoint>, SubmitInput>(async ({ input: { paymentId, ...input }, signal, system }) => {
      const services = servicesOf(system)
      if (paymentId !== undefined && isSentOtherwise(services, paymentId, input.idempotencyKey ?? ''))
        return { ok: false, failure: { code: 'SENT_ELSEWHERE' }, at: services.insurerTime() }
      return atInsurer(services, await services.call<Endpoint>(endpoint, input, keyed(signal, input)))
    }),
    endpoint,
  )
