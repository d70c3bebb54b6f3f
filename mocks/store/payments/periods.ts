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
 * The start of a contract's next period. Its premium is invoiced, and taken out of the overpayment or collected if the
 * bank has a direct debit order.
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
    // A payment covers earlier debt first, so this premium becomes part of the debt.
    const hasDebt = contract.header.debt !== null
    if (hasDebt) addToDebt(contract, { premium, ...period })
    allocatePayment(storeThatDay, contract, premium.value, hasDebt ? 'DEBT' : 'CURRENT')
  }
  return { day, happens }
}
