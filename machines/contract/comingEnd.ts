import type { AnyHeader } from '../case/areaCases'

/**
 * The last day of cover of a contract that runs and has been terminated, `yyyy-MM-dd`; `null` of any other. A home's contract may
 * name an end that is none: of one that has been terminated it is known why.
 */
export const comingEnd = ({ contract }: AnyHeader): string | null => {
  const { contractStatusId, terminationDate, terminationReasonId, endDate, contractDateEnd } = contract
  if (contractStatusId !== 1) return null
  return terminationDate || (terminationReasonId && (endDate || contractDateEnd)) || null
}
