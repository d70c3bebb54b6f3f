import type { Money } from '../../src/api/entities'
import type { Ports } from '../ports'
import { pathOf } from '../routes'
import { caseAt } from './kept'
import { isPaidHeld, paidOf } from './paid'
import { paidMoneyOf } from './paidMoney'
import { unsettledOf } from './unsettled'

/** An open card payment: its result is unknown, or its case is not sent. */
export interface OpenPayment {
  /**
   * `processing`: the insurer has not confirmed it yet. `other`: another amount was paid than was asked. `refused`: the
   * insurer has refused the case that it was paid for.
   */
  readonly type: 'unknown' | 'processing' | 'paid' | 'other' | 'refused'
  /** Differs from payment to payment: one case may have several. */
  readonly id: string
  /** The address of the case that it is for. */
  readonly origin: string
  /** The address of its return, which asks the insurer again; absent if the customer has not come back yet. */
  readonly returnAddress?: string
  readonly amount: Money | string
  /** The browser does not keep it: only this page knows of it. */
  readonly isLost?: true
  /** The payment code that the customer quotes on the phone, if the payment is lost. */
  readonly code?: string
  /** The amount that was asked, if another one was paid. */
  readonly asked?: Money
}

/** The card payments of a contract that its customer has to know of, wherever they are. */
export const openPaymentsOf = (
  world: Pick<Ports, 'storage' | 'sharedStorage' | 'now'>,
  contractNumber: string,
): readonly OpenPayment[] => {
  const remembered = paidOf(world, contractNumber)
  const taken = remembered.flatMap(({ origin, end, isRefused, time }): readonly OpenPayment[] => {
    const amount = paidMoneyOf(end.payment)
    if (amount === null) return []
    const code = end.payment.paymentCode
    const payment = {
      ...{ id: `${origin} ${code ?? time}`, origin, amount },
      ...(!isPaidHeld(world, caseAt(contractNumber, origin), end) && { isLost: true as const, ...(code && { code }) }),
    }
    if (isRefused) return [{ type: 'refused', ...payment }]
    if (end.asked !== undefined) return [{ type: 'other', ...payment, asked: end.asked }]
    return [{ type: end.isProcessing ? 'processing' : 'paid', ...payment }]
  })
  const unknown = unsettledOf(world, contractNumber)
    .filter(({ origin, paymentCode }) =>
      remembered.every((one) => one.origin !== origin || one.end.payment.paymentCode !== paymentCode),
    )
    .map(
      ({ origin, amount, currency, providerData }): OpenPayment => ({
        ...{ type: 'unknown', id: `${origin} ${amount} ${currency}`, origin, amount: { value: amount, currency } },
        ...(providerData !== undefined && { returnAddress: pathOf({ name: 'paymentReturn', query: providerData }) }),
      }),
    )
  // Several tries of the same amount are the same money to the customer.
  return [...new Map(unknown.map((payment) => [payment.id, payment])).values(), ...taken]
}
