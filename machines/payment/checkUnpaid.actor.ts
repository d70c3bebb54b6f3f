import { fromPromise } from 'xstate'
import { servicesOf } from '../services'
import type { NotStarted } from './payment.types'
import { type Starting, whyNoted } from './whyNotStarted'

/**
 * Returns the reason to stop a customer who continues unpaid: another tab has paid for the case, or may have paid.
 * `null` if absent.
 */
export const checkUnpaidActor = fromPromise<NotStarted | null, Starting>(async ({ input, system }) =>
  whyNoted(servicesOf(system), input),
)
