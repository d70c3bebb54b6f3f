import { fromPromise } from 'xstate'
import { getPayments, payByTransfer, payFeeByTransfer } from '../../src/api/payments'
import { calls } from '../actors/call'
import { headerOfProductLine } from '../headerOfProductLine'
import { servicesOf } from '../services'
import type { TransferStart } from './payment.types'
import { type Starting, whyNoted, whyNotStarted } from './whyNotStarted'

interface TransferInput extends Starting {
  /** `true` if the case sets the amount, `false` if the first due item is paid. */
  readonly isOfAmount: boolean
  readonly idempotencyKey: string
}

/** Loads the data of a transfer, unless `whyNotStarted` gives a reason against it. */
export const startTransferActor = calls(
  fromPromise<TransferStart, TransferInput>(async ({ input, signal, system }) => {
    const services = servicesOf(system)
    const stopped = await whyNotStarted(services, input, signal)
    if (stopped !== null) return stopped
    const { udcContractId, amount, isOfAmount, idempotencyKey } = input
    const options = { signal, idempotencyKey }
    const outcome = isOfAmount
      ? await services.call(payFeeByTransfer, { body: { udcContractId, paymentAmount: amount.value } }, options)
      : await services.call(payByTransfer, { body: { udcContractId } }, options)
    // During the call, another tab may have left for a provider or paid.
    const noted = whyNoted(services, input)
    if (noted !== null) return noted
    return outcome.ok ? { type: 'loaded', details: outcome.data, at: outcome.at } : { type: 'transferRefused' }
  }),
  ...Object.values(headerOfProductLine),
  getPayments,
  payByTransfer,
  payFeeByTransfer,
)
