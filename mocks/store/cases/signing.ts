import { dayAt } from '../../../machines/today'
import type { CaseResult } from '../../../src/api/entities'
import { replaceSignedTerminations } from '../contract/termination'
import type { Contract } from '../state'
import type { Store } from '../store'
import { caseOf, markSignedOrIdentified } from './cases'

/**
 * Records the customer's signature of a case. Returns `undefined` if the case does not wait for a signature, or if the
 * deadline has passed.
 */
export const signCase = (store: Store, contract: Contract, caseId: string): CaseResult | undefined => {
  const keptCase = caseOf(contract, caseId)
  if (keptCase?.caseStatus !== 'DIGITAL_SIGNATURE_NEEDED' || keptCase.doneAt !== null) return undefined
  if (keptCase.signUntil && keptCase.signUntil < dayAt(store.now())) return undefined
  if (keptCase.terminationReason) replaceSignedTerminations(store, contract, caseId)
  markSignedOrIdentified(store, keptCase)
  const { documentLink, confirmationEmail } = keptCase
  return {
    caseStatus: 'SUCCEEDED',
    caseId,
    ...(documentLink !== null && { confirmationDocumentLink: documentLink }),
    ...(confirmationEmail !== undefined && { confirmationEmail }),
  }
}
