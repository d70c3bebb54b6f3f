import { fromPromise } from 'xstate'
import { getPayments, payByTransfer, payFeeByTransfer } from '../../src/api/payments'
import { calls } from '../actors/call'
import { headerOfArea } from '../headerOfProductLine'
import { portsOf } from '../services'
import type { TransferStart } from './payment.types'
import { type Starting, whyNotStarted } from './whyNotStarted'

interface TransferInput extends Starting {
  /** Tells if the amount is the case's own, and not what is due first. */
  readonly isOfAmount: boolean
  readonly idempotencyKey: string
}

/** Asks for the data of a transfer, if nothing stops it. */
export const startTransferActor = calls(
  fromPromise<TransferStart, TransferInput>(async ({ input, signal, system }) => {
    const ports = portsOf(system)
    const stopped = await whyNotStarted(ports, input, signal)
    if (stopped !== null) return stopped
    const { udcContractId, amount, isOfAmount, idempotencyKey } = input
    const options = { signal, idempotencyKey }
    const outcome = isOfAmount
      ? await ports.call(payFeeByTransfer, { body: { udcContractId, paymentAmount: amount.value } }, options)
      : await ports.call(payByTransfer, { body: { udcContractId } }, options)
    return outcome.ok ? { type: 'loaded', details: outcome.data, at: outcome.at } : { type: 'transferRefused' }
  }),
  ...Object.values(headerOfArea),
  getPayments,
  payByTransfer,
  payFeeByTransfer,
)
