import { beginYear } from '../contract/insuranceYear'
import type { TimedEvent } from '../contract/timedEvents'
import { insuranceYearText } from '../seed/period'
import type { HomeContract } from '../state'
import { dayAfter } from '../time/period'

/** The event that starts a contract's next insurance year. The premium does not change. */
export const yearStartEvent = (contract: HomeContract): TimedEvent | undefined => {
  const { insuranceValidDate } = contract.header
  if (insuranceValidDate === null) return undefined
  const day = dayAfter(insuranceValidDate)
  return { day, happens: () => void beginYear(contract, day) }
}

/**
 * Shortens the displayed insurance period if the contract ends within it. `insuranceValidDate` does not change: periods
 * are counted from that day, and another notice may end the contract sooner.
 */
export const shortenShownPeriod = ({ header }: HomeContract, endDate: string): void => {
  const lastDay = header.insuranceValidDate
  if (lastDay !== null && endDate < lastDay) header.insurancePeriod = insuranceYearText(lastDay, endDate)
}
