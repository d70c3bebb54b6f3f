import { currentPayment, DIRECT_DEBIT } from '../client/payment'
import type { TimedEvent } from '../contract/passing'
import type { Contract } from '../state'
import type { Store } from '../store'
import { takeFromOverpaid } from './balance'
import { setAgainstDue } from './booking'
import { between, isPaid, periodStartsAround, premiumFrom } from './due'
import { invoicedUntil, issueInvoice } from './invoiced'
import { paymentsMemory } from './memory'
import { isSuspendedOn } from './rest'
import { addToDebt } from './unpaid'

/**
 * The start of a contract's next period. Its premium is invoiced, and taken out of the overpayment or collected if the
 * bank has a direct debit order.
 */
export const periodStartEvent = (store: Store, contract: Contract): TimedEvent => {
  const startAt = periodStartsAround(contract, invoicedUntil(store, contract))
  const day = startAt(1)
  const period = between(day, startAt(2))
  const happens: TimedEvent['happens'] = (then) => {
    const memory = paymentsMemory(contract)
    memory.invoicedUntil = day
    const premium = premiumFrom(contract, day)
    if (premium === undefined || isSuspendedOn(contract, day) || isPaid(contract, period)) return
    issueInvoice(contract, day, premium, { from: day, to: period.paymentPeriodEndDate })
    const isDebited = currentPayment(contract).paymentTypeId === DIRECT_DEBIT
    if (!takeFromOverpaid(contract, premium.value) && !isDebited) return
    // A payment covers earlier debt first, so this premium becomes part of the debt.
    const isOwing = contract.header.debt !== null
    if (isOwing) addToDebt(contract, { premium, ...period })
    setAgainstDue(then, contract, premium.value, isOwing ? 'DEBT' : 'CURRENT')
  }
  return { day, happens }
}
