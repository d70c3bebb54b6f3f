import type { ProductLineCase } from '../../../machines/cases'

/**
 * The sample account or claim of a case, by path parameter. Every sample contract with accounts or claims has it. It is
 * chosen so that the case shows as many questions as possible.
 */
export const subjectByParameter: Readonly<Record<string, (contractNumber: string, id: string) => string>> = {
  // Account 1 has no portfolio yet. Its first portfolio has terms to accept.
  udcContractId: (contractNumber, id) => `${contractNumber}-${id === 'life.modelPortfolio' ? 1 : 2}`,
  // Only one sample contract has claims. Its claims have different open tasks.
  claimId: (_, id) => (id === 'lakas.claimReview' ? 'K-30000001-5' : 'K-30000001-3'),
}

/** Returns a case's subject in this contract, or '' if it applies to the whole contract. @throws without a sample. */
export const sampleSubject = (
  { definition: { id, subject } }: Pick<ProductLineCase, 'definition'>,
  contractNumber: string,
) => {
  if (subject === null) return ''
  const sample = subjectByParameter[subject]?.(contractNumber, id)
  if (sample === undefined)
    throw new Error(`Add the id of a ${subject} for ${id} to tools/exploration/kit/sampleSubject.ts`)
  return sample
}

/**
 * Returns the case with its sample subject's id as `variant`: both are the part of the address after the menu key. A
 * case without a subject is returned unchanged.
 */
export const withSampleSubject = <Case extends Pick<ProductLineCase, 'definition' | 'variant'>>(
  productLineCase: Case,
  contractNumber: string,
): Case => ({
  ...productLineCase,
  variant: sampleSubject(productLineCase, contractNumber) || productLineCase.variant,
})
