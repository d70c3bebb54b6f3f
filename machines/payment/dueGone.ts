import { getPayments } from '../../src/api/payments'
import { dueOf, duesOf } from '../cases/common/payable'
import type { Ports } from '../ports'
import type { Redirect } from './kept'
import { duesNow } from './loadDue.actor'

/**
 * Tells if nothing is due any more of what was paid for. Asked before the insurer hears of the payment: afterwards its own
 * money may have settled it. `null` for an amount of the customer's own, or if the insurer refuses. Throws a `CallFault`.
 */
export const isDueGone = async (
  ports: Pick<Ports, 'call'>,
  { origin, isOfDue, paidFor, amount }: Redirect,
  signal: AbortSignal,
): Promise<boolean | null> => {
  if (!isOfDue) return null
  const chosen = dueOf(paidFor ?? '')
  if (chosen === null || chosen.type === 'DEBT') {
    const { dues } = await duesNow(ports, { origin, premiumType: chosen?.type }, signal)
    // A case that pays what is due first has paid a debt, or a premium of this amount.
    return !dues.some((due) => due.type === 'DEBT' || due.amount.value === amount)
  }
  const payments = await ports.call(getPayments, {}, { signal })
  if (!payments.ok) return null
  return !duesOf(null, payments.data).some(
    ({ type, from, to }) => type === chosen.type && from === chosen.from && to === chosen.to,
  )
}
