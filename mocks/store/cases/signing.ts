import { dayAt } from '../../../machines/today'
import type { CaseResult } from '../../../src/api/entities'
import { replaceSigned } from '../contract/termination'
import type { Contract } from '../state'
import type { Store } from '../store'
import { caseOf, markDone } from './cases'

/** Records the customer's signature of a case. Returns `undefined` if none is awaited or the deadline has passed. */
export const signCase = (store: Store, contract: Contract, caseId: string): CaseResult | undefined => {
  const kept = caseOf(contract, caseId)
  if (kept?.caseStatus !== 'DIGITAL_SIGNATURE_NEEDED' || kept.doneAt !== null) return undefined
  if (kept.signUntil && kept.signUntil < dayAt(store.now())) return undefined
  if (kept.terminationReason) replaceSigned(store, contract, kept)
  markDone(store, kept)
  const { documentLink, confirmationEmail } = kept
  return {
    caseStatus: 'SUCCEEDED',
    caseId,
    ...(documentLink !== null && { confirmationDocumentLink: documentLink }),
    ...(confirmationEmail !== undefined && { confirmationEmail }),
  }
}
