import type { Money } from '../../../src/api/entities'
import type { HomeContract } from '../state'
import { nextPeriodEnd } from '../time/period'
import type { EndRequest } from './end'
import type { HomeReason } from './reasons'

/** The long-term discount that a customer pays back if the contract ends before an anniversary. */
const DURATION_DISCOUNT = { value: 12_600, currency: 'HUF' } as const

/**
 * The discount that a customer pays back if the contract ends on `endDate`. `null` if `endDate` is the last day before
 * an anniversary. Also `null` for a withdrawal or a March notice.
 */
export const discountOf = (
  { header: { insuranceValidDate } }: HomeContract,
  reason: HomeReason,
  endDate: string,
  { isMarchTermination }: EndRequest,
): Money | null => {
  if (reason === '14-days' || isMarchTermination === true) return null
  const isAnniversary = insuranceValidDate !== null && nextPeriodEnd(insuranceValidDate, 12, endDate) === endDate
  return isAnniversary ? null : DURATION_DISCOUNT
}
