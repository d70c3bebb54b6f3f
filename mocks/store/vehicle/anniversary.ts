import { gradeAbove } from '../../data/bonusGrades'
import { nextYearPremium } from '../../data/nextYear'
import { beginYear } from '../contract/insuranceYear'
import type { TimedEvent } from '../contract/timedEvents'
import { freezeDueAmounts } from '../payments/changeFrequency'
import { paymentsMemory } from '../payments/memory'
import type { VehicleContract } from '../state'
import { yearlyPremiumOf } from './premium'

/**
 * The event that starts the next insurance year, with a better bonus grade and the announced premium. `undefined` if
 * the contract has no anniversary.
 */
export const anniversaryEvent = (contract: VehicleContract): TimedEvent | undefined => {
  const { header } = contract
  const { anniversaryDate: day, premiumFrequency } = header.contract
  if (!day) return undefined
  const happens: TimedEvent['happens'] = (storeThatDay) => {
    freezeDueAmounts(storeThatDay, contract)
    const yearlyPremium = yearlyPremiumOf(contract)
    const memory = paymentsMemory(contract)
    if (yearlyPremium) memory.formerYears = [...(memory.formerYears ?? []), { until: day, yearly: yearlyPremium }]
    const nextAnniversary = beginYear(contract, day)
    header.bonus = gradeAbove(header.bonus) ?? header.bonus
    header.contract.anniversaryDate = nextAnniversary
    header.contract.premiumFrequency = premiumFrequency && nextYearPremium(premiumFrequency)
  }
  return { day, happens }
}
