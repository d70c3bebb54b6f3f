import { fromPromise } from 'xstate'
import { servicesOf } from '../services'
import type { NotStarted } from './payment.types'
import { type Starting, whyNoted } from './whyNotStarted'

/**
 * Returns the reason why a case must not continue without a payment: another tab has paid for the case, or may have
 * paid. `null` if there is no reason.
 */
export const checkUnpaidActor = fromPromise<NotStarted | null, Starting>(async ({ input, system }) =>
  whyNoted(servicesOf(system), input),
)
