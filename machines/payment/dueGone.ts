import { dueOf } from '../cases/common/payable'
import type { Services } from '../services'
import type { Redirect } from './kept'
import { duesNow, isOfPeriod } from './loadDue.actor'
import type { Due } from './payment.types'

/**
 * Tells if the paid item is no longer due, or only a part of it; `false` for an amount that the customer chose. Must be
 * called before the payment is reported to the insurer, because the payment's own money may settle the item. Throws a
 * `TechnicalError`, also for a business error.
 */
export const isDueGone = async (
  services: Pick<Services, 'call'>,
  { origin, isOfDue, paidFor, premiumType, amount, periodStart }: Redirect,
  signal: AbortSignal,
): Promise<boolean> => {
  if (!isOfDue) return false
  const chosen = dueOf(paidFor ?? '')
  const of = { origin, premiumType: chosen?.type, periodStart: chosen?.from, amount: { value: amount } }
  const { dues, successor } = await duesNow(services, of, signal)
  const isStillDue = (due: Due): boolean => {
    if (due.type === 'DEBT') return due.amount.value >= amount
    // A case without a choice has paid a debt, or a premium of this amount.
    if (chosen === null) return premiumType !== 'DEBT' && due.amount.value === amount && isOfPeriod(due, periodStart)
    return isOfPeriod(due, chosen.from)
  }
  return ![...dues, ...(successor === null ? [] : [successor])].some(isStillDue)
}
