import { fromPromise } from 'xstate'
import { servicesOf } from '../services'
import type { NotStarted } from './payment.types'
import { type Starting, whyNoted } from './whyNotStarted'

/** Returns why a case must not continue unpaid: another tab has paid for it, or may have; `null` otherwise. */
export const checkUnpaidActor = fromPromise<NotStarted | null, Starting>(async ({ input, system }) =>
  whyNoted(servicesOf(system), input),
)
