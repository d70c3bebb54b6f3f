import { dayAt } from '../../../machines/today'
import type { Contract } from '../state'
import { isoDaysFrom } from '../time/days'
import type { World } from '../world'
import { duePayments, nextPremiumDay, startsAround } from './due'
import { keepInvoices } from './invoiced'
import { paymentsMemory } from './memory'

/**
 * Lets premiums be paid more or less often by a change of the contract: periods are counted anew from the next premium on,
 * and until then nothing is asked for but what was due before.
 */
export const countAnew = (world: World, contract: Contract, change: () => void): void => {
  const today = dayAt(world.now())
  const [first] = duePayments(world, contract)
  const anchor = nextPremiumDay(contract) ?? startsAround(contract, today)(1)
  keepInvoices(contract)
  const memory = paymentsMemory(contract)
  if (first?.premiumType === 'CURRENT') {
    const { premium, paymentPeriodStartDate: from, paymentPeriodEndDate: to } = first
    memory.open = { premium, from, to }
  }
  change()
  memory.anchor = anchor
  memory.paidPeriods.push({ from: today, to: isoDaysFrom(Date.parse(anchor), -1) })
}
