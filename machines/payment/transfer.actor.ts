import { fromPromise } from 'xstate'
import { payByTransfer, payFeeByTransfer } from '../../src/api/payments'
import { TechnicalError } from '../../src/api/technicalError'
import { recordCalls } from '../actors/call'
import { servicesOf } from '../services'
import { isSameCurrency } from '../validation/isForints'
import type { TransferStart } from './payment.types'
import { reasonInRecords, type StartingPayment, startCheckCalls, whyNotStarted } from './whyNotStarted'

interface TransferInput extends StartingPayment {
  /** `true` if the case sets the amount, `false` if the first due item is paid. */
  readonly isOfAmount: boolean
  readonly idempotencyKey: string
}

/**
 * Loads the data of a transfer, unless `whyNotStarted` gives a reason against it. Throws if the insurer's answer has
 * another currency than the amount from the case.
 */
export const startTransferActor = recordCalls(
  fromPromise<TransferStart, TransferInput>(async ({ input, signal, system }) => {
    const services = servicesOf(system)
    const reason = await whyNotStarted(services, input, signal)
    if (reason !== null) return reason
    const { udcContractId, amount, isOfAmount, idempotencyKey } = input
    const options = { signal, idempotencyKey }
    const outcome = isOfAmount
      ? await services.call(payFeeByTransfer, { body: { udcContractId, paymentAmount: amount.value } }, options)
      : await services.call(payByTransfer, { body: { udcContractId } }, options)
    // Checks again, because another tab may have left for a provider or paid during the call.
    const newReason = reasonInRecords(services, input)
    if (newReason !== null) return newReason
    const statedAmount = outcome.ok ? outcome.data.paymentAmount : null
    if (isOfAmount && statedAmount != null && !isSameCurrency(statedAmount.currency, amount.currency))
      throw new TechnicalError('brokenAnswer', `${payFeeByTransfer.id} states ${statedAmount.currency}`)
    return outcome.ok ? { type: 'loaded', details: outcome.data, at: outcome.at } : { type: 'transferRefused' }
  }),
  ...startCheckCalls,
  payByTransfer,
  payFeeByTransfer,
)
