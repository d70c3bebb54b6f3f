import type { Money } from '../../../src/api/entities'
import type { HomeContract } from '../state'
import { nextPeriodEnd } from '../time/period'
import type { AskedEnd } from './end'
import type { HomeReason } from './reasons'

/** What a customer pays back of the discount for a long duration who leaves before an anniversary. */
const DURATION_DISCOUNT = { value: 12_600, currency: 'HUF' } as const

/**
 * What of that an end on a day costs: nothing who stays up to an anniversary, whatever the reason, nor who withdraws or gives the notice
 * of March.
 */
export const discountOf = (
  { header: { insuranceValidDate } }: HomeContract,
  reason: HomeReason,
  end: string,
  { isMarchTermination }: AskedEnd,
): Money | null => {
  if (reason === '14-days' || isMarchTermination === true) return null
  const isAnniversary = insuranceValidDate !== null && nextPeriodEnd(insuranceValidDate, 12, end) === end
  return isAnniversary ? null : DURATION_DISCOUNT
}
