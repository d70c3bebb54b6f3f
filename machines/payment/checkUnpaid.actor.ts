import { fromPromise } from 'xstate'
import { servicesOf } from '../services'
import type { NotStartedReason } from './payment.types'
import { reasonInRecords, type StartingPayment } from './whyNotStarted'

/**
 * Returns why the case must not continue without a payment: another tab has paid for it, or may have. Otherwise `null`.
 */
export const checkUnpaidActor = fromPromise<NotStartedReason | null, StartingPayment>(async ({ input, system }) =>
  reasonInRecords(servicesOf(system), input),
)
