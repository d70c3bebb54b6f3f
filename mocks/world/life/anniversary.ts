import type { Passing } from '../contract/passing'
import { yearUntil } from '../seed/period'
import type { LifeContract } from '../state'
import { isoDaysFrom } from '../time/days'
import { monthsFrom } from '../time/period'

/** That a contract's next year begins: it costs the same until its contractor says otherwise, which can be done anew. */
export const anniversary = ({ header }: LifeContract): Passing | undefined => {
  const { anniversaryDate: day } = header.contract
  if (!day) return undefined
  const happens: Passing['happens'] = () => {
    const next = monthsFrom(day, 12)
    const lastDay = isoDaysFrom(Date.parse(next), -1)
    header.insurancePeriod = yearUntil(lastDay)
    header.insuranceValidDate = lastDay
    header.contract.anniversaryDate = next
    header.contract.hasIndexStatementCase = false
  }
  return { day, happens }
}
