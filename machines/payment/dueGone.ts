import { dueOf } from '../cases/common/payable'
import type { Services } from '../services'
import type { Redirect } from './kept'
import { duesNow, isOfPeriod } from './loadDue.actor'
import type { Due } from './payment.types'

/**
 * Tells if nothing is due any more of what was paid for; `false` for an amount of the customer's own. Asked before the insurer
 * hears of the payment, whose own money may have settled it afterwards. Throws a `TechnicalError`, also if the insurer refuses.
 */
export const isDueGone = async (
  services: Pick<Services, 'call'>,
  { origin, isOfDue, paidFor, amount }: Redirect,
  signal: AbortSignal,
): Promise<boolean> => {
  if (!isOfDue) return false
  const chosen = dueOf(paidFor ?? '')
  const of = { origin, premiumType: chosen?.type, periodStart: chosen?.from }
  const { dues, overdue } = await duesNow(services, of, signal)
  // A case that asks for no choice has paid a debt, or a premium of this amount.
  const isChosen = (due: Due) => (chosen === null ? due.amount.value === amount : isOfPeriod(due, chosen.from))
  return overdue === null && !dues.some((due) => due.type === 'DEBT' || isChosen(due))
}
