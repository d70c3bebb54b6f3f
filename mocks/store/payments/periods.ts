import { currentPayment, DIRECT_DEBIT } from '../client/payment'
import type { TimedEvent } from '../contract/timedEvents'
import type { Contract } from '../state'
import type { Store } from '../store'
import { takeFromOverpayment } from './balance'
import { allocatePayment } from './booking'
import { isPeriodSettled, periodBetween, periodStartsAround, premiumOfPeriod } from './due'
import { invoicedUntil, issueInvoice } from './invoiced'
import { paymentsMemory } from './memory'
import { isSuspendedOn } from './rest'
import { addToDebt } from './unpaid'

/**
 * The event that starts a contract's next period. It invoices the period's premium. The overpayment pays the premium if
 * it is large enough. Otherwise the bank pays, if the customer has chosen direct debit.
 */
export const periodStartEvent = (store: Store, contract: Contract): TimedEvent => {
  const periodStartAt = periodStartsAround(contract, invoicedUntil(store, contract))
  const day = periodStartAt(1)
  const period = periodBetween(day, periodStartAt(2))
  const happens: TimedEvent['happens'] = (storeThatDay) => {
    const memory = paymentsMemory(contract)
    memory.invoicedUntil = day
    const premium = premiumOfPeriod(contract, day)
    if (premium === undefined || isSuspendedOn(contract, day) || isPeriodSettled(contract, period)) return
    issueInvoice(contract, day, premium, { from: day, to: period.paymentPeriodEndDate })
    const isDirectDebit = currentPayment(contract).paymentTypeId === DIRECT_DEBIT
    if (!takeFromOverpayment(contract, premium.value) && !isDirectDebit) return
    // A payment covers an earlier debt first. So if there is a debt, the new premium is added to it before the payment.
    const hasDebt = contract.header.debt !== null
    if (hasDebt) addToDebt(contract, { premium, ...period })
    allocatePayment(storeThatDay, contract, premium.value, hasDebt ? 'DEBT' : 'CURRENT')
  }
  return { day, happens }
}
