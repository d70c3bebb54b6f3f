import type { Money } from '../../src/api/entities'
import type { Ports } from '../ports'
import { keptPayment } from './kept'
import { paidInTime } from './paid'
import { unsettledOf } from './unsettled'

/** A card payment that is not done with: nobody knows what became of it, or its case has not gone out yet. */
export interface OpenPayment {
  /** `processing`: taken, as far as is known; the insurer has not confirmed it yet. */
  readonly type: 'unknown' | 'processing' | 'paid'
  /** The address of the case, where it is gone on with. */
  readonly origin: string
  readonly amount: Money
}

/** The card payments of a contract that its customer has to know of, wherever they are. */
export const openPaymentsOf = (
  world: Pick<Ports, 'storage' | 'sharedStorage' | 'now'>,
  contractNumber: string,
): readonly OpenPayment[] => {
  const last = keptPayment(world)
  const untaken = last?.type === 'ended' && last.end.type === 'paid' ? [{ ...last.redirect, end: last.end }] : []
  const taken = [...untaken, ...paidInTime(world)].flatMap(({ origin, end, ...of }): OpenPayment[] => {
    const { amount, currency } = end.payment
    if (of.contractNumber !== contractNumber || amount == null || currency == null) return []
    return [{ type: end.isProcessing ? 'processing' : 'paid', origin, amount: { value: amount, currency } }]
  })
  const unknown = unsettledOf(world, contractNumber).map(
    ({ origin, amount, currency }): OpenPayment => ({ type: 'unknown', origin, amount: { value: amount, currency } }),
  )
  // One a case: what was tried before one that was left for is the same money to its customer.
  return [...new Map([...unknown, ...taken].map((payment) => [payment.origin, payment])).values()]
}
