import type { ProductLineCase } from '../../../machines/cases'

/**
 * A sample subject of each type, by path parameter. Every sample contract that has subjects of the type has this one at
 * the simulated insurer. It is the subject with the most questions: an account in a portfolio has a statement to
 * accept.
 */
const samples: Readonly<Record<string, (contractNumber: string, id: string) => string>> = {
  // The first portfolio that an account gets has terms to accept.
  udcContractId: (contractNumber, id) => `${contractNumber}-${id === 'life.modelPortfolio' ? 1 : 2}`,
  // Only one contract has claims. Each of its claims has another open task.
  claimId: (_, id) => (id === 'lakas.claimReview' ? 'K-30000001-5' : 'K-30000001-3'),
}

/** The subject of a case at a contract; '' if the case applies to the whole contract. @throws if there is no sample. */
export const sampleSubject = (
  { definition: { id, subject } }: Pick<ProductLineCase, 'definition'>,
  contractNumber: string,
) => {
  if (subject === null) return ''
  const sample = samples[subject]?.(contractNumber, id)
  if (sample === undefined) throw new Error(`Nobody knows a ${subject} for ${id}`)
  return sample
}

/** A case at its address, with its subject if it has one. */
export const placedAt = <Placed extends Pick<ProductLineCase, 'definition' | 'variant'>>(
  placed: Placed,
  contractNumber: string,
): Placed => ({ ...placed, variant: sampleSubject(placed, contractNumber) || placed.variant })
