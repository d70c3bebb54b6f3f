import { fromPromise } from 'xstate'
import { payLater } from '../../src/api/payments'
import { recordCalls } from '../actors/call'
import { servicesOf } from '../services'
import type { LaterStart } from './payment.types'
import { reasonInRecords, type StartingPayment, startCheckCalls, whyNotStarted } from './whyNotStarted'

interface LaterInput extends StartingPayment {
  readonly idempotencyKey: string
}

/** Records at the insurer that the customer pays later, unless `whyNotStarted` gives a reason against it. */
export const payLaterActor = recordCalls(
  fromPromise<LaterStart, LaterInput>(async ({ input, signal, system }) => {
    const services = servicesOf(system)
    const reason = await whyNotStarted(services, input, signal)
    if (reason !== null) return reason
    const { udcContractId, idempotencyKey } = input
    const outcome = await services.call(payLater, { body: { udcContractId } }, { signal, idempotencyKey })
    // Checks again, because another tab may have left for a provider or paid during the call.
    const newReason = reasonInRecords(services, input)
    if (newReason !== null) return newReason
    return { type: outcome.ok ? 'postponed' : 'laterRefused' }
  }),
  ...startCheckCalls,
  payLater,
)
