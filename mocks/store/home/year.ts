import { beginYear } from '../contract/insuranceYear'
import type { Passing } from '../contract/passing'
import { yearUntil } from '../seed/period'
import type { HomeContract } from '../state'
import { dayAfter } from '../time/period'

/** That a contract's next year begins; it costs the same. */
export const year = (contract: HomeContract): Passing | undefined => {
  const { insuranceValidDate } = contract.header
  if (insuranceValidDate === null) return undefined
  const day = dayAfter(insuranceValidDate)
  return { day, happens: () => void beginYear(contract, day) }
}

/**
 * Lets the year that a contract tells end with a day, where it ends in it. Periods are still counted from the year's own end:
 * another notice may end the contract sooner.
 */
export const endYearOn = ({ header }: HomeContract, endDate: string): void => {
  const lastDay = header.insuranceValidDate
  if (lastDay !== null && endDate < lastDay) header.insurancePeriod = yearUntil(lastDay, endDate)
}
