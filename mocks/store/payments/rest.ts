import type { Contract } from '../state'

/**
 * Whether a contract's cover rests on a day because its vehicle is out of traffic by then, as far as the insurer has been told:
 * no premium falls due whose period begins on such a day.
 */
export const restsOn = (contract: Contract, day: string): boolean => {
  const removedSince = 'vehicle' in contract ? contract.vehicle?.removedSince : null
  return removedSince != null && contract.header.contract.contractStatusId === 1 && day >= removedSince
}
