import { dayAt } from '../../../machines/today'
import type { Contract } from '../state'
import type { Store } from '../store'

/** Records that a later action of the customer superseded a case, and the reason. */
export const supersede = (store: Store, contract: Contract, caseId: string, reason: string): void => {
  const kept = contract.cases.find((each) => each.caseId === caseId)
  if (kept === undefined) return
  kept.caseStatus = 'SUCCEEDED'
  kept.decision = { status: 'SUPERSEDED', date: dayAt(store.now()), reason }
}
