import { dayAt } from '../../../machines/today'
import { PAYABLE } from '../payments/balance'
import { monthsOf, periodPremium } from '../payments/due'
import { issueInvoice, keepInvoices } from '../payments/invoiced'
import { paymentsMemory } from '../payments/memory'
import type { LifeContract, VehicleContract } from '../state'
import { isoDaysFrom } from '../time/days'
import { monthsFrom } from '../time/period'
import type { World } from '../world'
import { beginYear } from './insuranceYear'

/** How far ahead a contract can be brought back, in days. */
const AHEAD = 30

/** Whether a contract can be brought back on a day, `yyyy-MM-dd`: not in the past, and not too far ahead. */
export const canRunFrom = (world: World, day: string): boolean =>
  day >= dayAt(world.now()) && day <= isoDaysFrom(world.now(), AHEAD)

/** Lets a contract that ended run again for a year from a day, `yyyy-MM-dd`, on, and asks for its first premium. */
export const runFrom = (contract: LifeContract | VehicleContract, day: string): void => {
  const { header } = contract
  keepInvoices(contract)
  const anniversaryDate = beginYear(contract, day)
  Object.assign(header.contract, {
    contractStatusId: 1,
    anniversaryDate,
    paymentNextperiod: day,
    terminationDate: null,
    terminationReasonId: null,
  } satisfies Partial<typeof header.contract>)
  const premium = periodPremium(contract)
  const firstPeriod = { from: day, to: isoDaysFrom(Date.parse(monthsFrom(day, monthsOf(contract))), -1) }
  if (premium !== undefined) issueInvoice(contract, day, premium, firstPeriod)
  const memory = paymentsMemory(contract)
  delete memory.anchor
  memory.invoicedUntil = day
  // Whoever pays by transfer has time for it: the contract shall not end over the same debt at once.
  memory.owed = memory.owed?.map((part) => ({ ...part, deadline: isoDaysFrom(Date.parse(day), PAYABLE) }))
}
