import type { Contract } from '../state'

/**
 * Tells if cover is suspended on a day, because the customer has reported the vehicle as out of traffic. A period that
 * begins on such a day has no premium.
 */
export const isSuspendedOn = (contract: Contract, day: string): boolean => {
  const removedSince = 'vehicle' in contract ? contract.vehicle?.removedSince : null
  return removedSince != null && contract.header.contract.contractStatusId === 1 && day >= removedSince
}
