import { dayAt } from '../../../machines/today'
import type { Contract } from '../state'
import type { Store } from '../store'

/** Records that a later action of the customer superseded a case, and the reason. */
export const supersede = (store: Store, contract: Contract, caseId: string, reason: string): void => {
  const keptCase = contract.cases.find((each) => each.caseId === caseId)
  if (keptCase === undefined) return
  keptCase.caseStatus = 'SUCCEEDED'
  keptCase.decision = { status: 'SUPERSEDED', date: dayAt(store.now()), reason }
}
