import { gradeAbove } from '../../data/bonusGrades'
import { nextYearPremium } from '../../data/nextYear'
import type { Passing } from '../contract/passing'
import { keepAsked } from '../payments/anew'
import { paymentsMemory } from '../payments/memory'
import { yearUntil } from '../seed/period'
import type { VehicleContract } from '../state'
import { isoDaysFrom } from '../time/days'
import { monthsFrom } from '../time/period'
import { yearlyPremiumOf } from './premium'

/** That a contract's next year begins: with the next better grade and the premium that were told of it before. */
export const anniversary = (contract: VehicleContract): Passing | undefined => {
  const { header } = contract
  const { anniversaryDate: day, premiumFrequency } = header.contract
  if (!day) return undefined
  const happens: Passing['happens'] = (then) => {
    keepAsked(then, contract)
    const yearly = yearlyPremiumOf(contract)
    const memory = paymentsMemory(contract)
    if (yearly) memory.formerYears = [...(memory.formerYears ?? []), { until: day, yearly }]
    const next = monthsFrom(day, 12)
    const lastDay = isoDaysFrom(Date.parse(next), -1)
    header.insurancePeriod = yearUntil(lastDay)
    header.insuranceValidDate = lastDay
    header.bonus = gradeAbove(header.bonus) ?? header.bonus
    header.contract.anniversaryDate = next
    header.contract.premiumFrequency = premiumFrequency && nextYearPremium(premiumFrequency)
  }
  return { day, happens }
}
