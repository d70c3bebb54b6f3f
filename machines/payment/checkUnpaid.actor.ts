import { fromPromise } from 'xstate'
import { servicesOf } from '../services'
import type { NotStartedReason } from './payment.types'
import { reasonInRecords, type StartingPayment } from './whyNotStarted'

/** Returns why a case must not continue unpaid: another tab has paid for it, or may have; `null` otherwise. */
export const checkUnpaidActor = fromPromise<NotStartedReason | null, StartingPayment>(async ({ input, system }) =>
  reasonInRecords(servicesOf(system), input),
)
