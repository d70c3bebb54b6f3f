import { fromPromise } from 'xstate'
import { servicesOf } from '../services'
import type { NotStarted } from './payment.types'
import { type Starting, whyNoted } from './whyNotStarted'

/** Returns the reason not to continue unpaid: another tab has paid for the case, or may have. `null` if absent. */
export const checkUnpaidActor = fromPromise<NotStarted | null, Starting>(async ({ input, system }) =>
  whyNoted(servicesOf(system), input),
)
