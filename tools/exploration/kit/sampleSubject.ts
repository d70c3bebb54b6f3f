import type { ProductLineCase } from '../../../machines/cases'

/**
 * One thing of each kind that the simulated insurer has for every contract which has any, by what calls name it: the one of
 * which most is asked. An account in a portfolio has a statement to accept.
 */
const samples: Readonly<Record<string, (contractNumber: string, id: string) => string>> = {
  // A first portfolio has terms to accept.
  udcContractId: (contractNumber, id) => `${contractNumber}-${id === 'life.modelPortfolio' ? 1 : 2}`,
  // Of the claims of the one contract that has any, each waits for something else.
  claimId: (_, id) => (id === 'lakas.claimReview' ? 'K-30000001-5' : 'K-30000001-3'),
}

/** The thing that a case is of at a contract; '' where it is of the whole contract. @throws where there is no sample. */
export const sampleSubject = (
  { definition: { id, subject } }: Pick<ProductLineCase, 'definition'>,
  contractNumber: string,
) => {
  if (subject === null) return ''
  const sample = samples[subject]?.(contractNumber, id)
  if (sample === undefined) throw new Error(`Nobody knows a ${subject} for ${id}`)
  return sample
}

/** A case at its address: that of one thing, where it is of one. */
export const placedAt = <Placed extends Pick<ProductLineCase, 'definition' | 'variant'>>(
  placed: Placed,
  contractNumber: string,
): Placed => ({ ...placed, variant: sampleSubject(placed, contractNumber) || placed.variant })
