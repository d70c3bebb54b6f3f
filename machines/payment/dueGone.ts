import type { Services } from '../services'
import { containsItem, isAmountDue } from './item'
import { itemOf, type Redirect } from './kept'
import { loadDues } from './loadDue.actor'

/**
 * Tells if the paid item is no longer due, or no longer in full. `false` for an amount that the customer chose. Also
 * `false` if the item may be the debt and the insurer does not report the debt. Must be called before the payment is
 * reported to the insurer, because the payment's own money may settle the item. Throws a `TechnicalError`, also for a
 * business error.
 */
export const isDueGone = async (
  services: Pick<Services, 'call'>,
  redirect: Redirect,
  signal: AbortSignal,
): Promise<boolean> => {
  const { origin, isOfDue, paidFor, premiumType, periodStart, amount } = redirect
  if (!isOfDue) return false
  // If the case does not let the customer choose an item, the first due item is paid.
  const chosenItem = paidFor === undefined ? {} : { premiumType, periodStart }
  const loaded = await loadDues(services, { origin, ...chosenItem, amount: { value: amount } }, signal)
  if (loaded === null) return false
  const { dues, successor } = loaded
  const item = itemOf(redirect)
  return ![...dues, ...(successor === null ? [] : [successor])].some(
    (due) => containsItem(due, item) && isAmountDue(due, item, amount),
  )
}
