import { fromPromise } from 'xstate'
import { getPayments, payLater } from '../../src/api/payments'
import { calls } from '../actors/call'
import { headerOfProductLine } from '../headerOfProductLine'
import { servicesOf } from '../services'
import type { LaterStart } from './payment.types'
import { type Starting, whyNoted, whyNotStarted } from './whyNotStarted'

interface LaterInput extends Starting {
  readonly idempotencyKey: string
}

/** Records at the insurer that the customer pays later, unless `whyNotStarted` gives a reason against it. */
export const payLaterActor = calls(
  fromPromise<LaterStart, LaterInput>(async ({ input, signal, system }) => {
    const services = servicesOf(system)
    const stopped = await whyNotStarted(services, input, signal)
    if (stopped !== null) return stopped
    const { udcContractId, idempotencyKey } = input
    const outcome = await services.call(payLater, { body: { udcContractId } }, { signal, idempotencyKey })
    // During the call, another tab may have left for a provider or paid.
    const noted = whyNoted(services, input)
    if (noted !== null) return noted
    return { type: outcome.ok ? 'postponed' : 'laterRefused' }
  }),
  ...Object.values(headerOfProductLine),
  getPayments,
  payLater,
)
