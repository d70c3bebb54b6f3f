import { dayAt } from '../../../machines/today'
import type { Contract } from '../state'
import type { Store } from '../store'

const closeCaseAs =
  (status: 'SUPERSEDED' | 'REJECTED') =>
  (store: Store, contract: Contract, caseId: string, reason: string): void => {
    const keptCase = contract.cases.find((each) => each.caseId === caseId)
    if (keptCase === undefined) return
    keptCase.caseStatus = 'SUCCEEDED'
    keptCase.decision = { status, date: dayAt(store.now()), reason }
    // The case waits for no transfer and no order any more.
    delete keptCase.priced
  }

/** Records that a later action of the customer superseded a case, and the reason. */
export const supersede = closeCaseAs('SUPERSEDED')

/** Records that the insurer cannot carry out a case any more, and the reason. */
export const reject = closeCaseAs('REJECTED')
