import { bookPayment } from '../payments/booking'
import { between, isPaid, premiumFrom, startsAround } from '../payments/due'
import { invoicedUntil, issueInvoice } from '../payments/invoiced'
import { paymentsMemory } from '../payments/memory'
import { restsOn } from '../payments/rest'
import type { VehicleContract } from '../state'
import type { World } from '../world'
import type { Passing } from './passing'

const DIRECT_DEBIT = 3

/** That a contract's next period begins: its premium has an invoice, and is collected where the bank was told to pay it. */
export const periodBegins = (world: World, contract: VehicleContract): Passing => {
  const startAt = startsAround(contract, invoicedUntil(world, contract))
  const day = startAt(1)
  const period = between(day, startAt(2))
  const happens: Passing['happens'] = (then) => {
    const memory = paymentsMemory(contract)
    memory.invoicedUntil = day
    const premium = premiumFrom(contract, day)
    if (premium === undefined || restsOn(contract, day) || isPaid(contract, period)) return
    issueInvoice(contract, day, premium, { from: day, to: period.paymentPeriodEndDate })
    if (contract.header.contract.paymentTypeId === DIRECT_DEBIT) bookPayment(then, contract, premium.value, 'CURRENT')
  }
  return { day, happens }
}
