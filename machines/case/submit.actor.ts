import { fromPromise } from 'xstate'
import type { Endpoint, Outcome, OutcomeOf } from '../../src/api/endpoint'
import { type AnyCallInput, calls, keyed } from '../actors/call'
import { type Ports, portsOf } from '../ports'

/**
 * What ends a case, at the time that it is at the insurer, which the confirmation tells: a device's clock may be wrong. How
 * long a refusal lasts is counted by the device.
 */
export const atInsurer = <Ended extends Outcome<unknown, unknown>>(
  ports: Pick<Ports, 'insurerTime'>,
  outcome: Ended,
): Ended => (outcome.ok ? { ...outcome, at: ports.insurerTime() } : outcome)

/** An actor that makes the call which ends a case. */
export const submitActor = (endpoint: Endpoint) =>
  calls(
    fromPromise<OutcomeOf<Endpoint>, AnyCallInput>(async ({ input, signal, system }) => {
      const ports = portsOf(system)
      return atInsurer(ports, await ports.call<Endpoint>(endpoint, input, keyed(signal, input)))
    }),
    endpoint,
  )
