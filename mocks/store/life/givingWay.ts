import { caseOf, handedInAt } from '../cases/cases'
import { reject, supersede } from '../cases/superseded'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { memoryOf } from './memory'
import type { Effect } from './slice'

const SUPERSEDED_REASON =
  'Később új kérést küldött be ugyanerre, ezért ez nem lép életbe. Az újat az azonosításával erősítheti meg itt, az Online ügyeim menüpontban.'

// Unsigned terminations are rejected with a reason of their own.
const kindsKeptAfterEnd: ReadonlySet<Effect['kind']> = new Set(['claim', 'documents', 'termination'])

const ENDED_REASON = 'A szerződése időközben megszűnt, ezért ez a kérése nem lép életbe. Nincs vele teendője.'

/**
 * Tells if the insurer waits for nothing more from the customer: the case was signed or confirmed by identification, or
 * needs neither. Only such a case takes effect.
 */
export const isHandedIn = (contract: LifeContract, caseId: string): boolean => {
  const keptCase = caseOf(contract, caseId)
  return keptCase !== undefined && handedInAt(keptCase) !== null
}

/** Supersedes earlier requests that the customer never confirmed, so that they do not prevent a new one. */
export const supersedeUnconfirmed = (store: Store, contract: LifeContract, kinds: readonly Effect['kind'][]): void => {
  const memory = memoryOf(contract)
  const unconfirmedEffects = memory.waiting.filter(
    ({ caseId, effect }) => kinds.includes(effect.kind) && !isHandedIn(contract, caseId),
  )
  memory.waiting = memory.waiting.filter((pendingEffect) => !unconfirmedEffects.includes(pendingEffect))
  for (const { caseId } of unconfirmedEffects) supersede(store, contract, caseId, SUPERSEDED_REASON)
}

/** Rejects the changes of an ended contract that the customer never confirmed. Claims and documents are still possible. */
export const rejectUnconfirmed = (store: Store, contract: LifeContract): void => {
  if (contract.header.contract.contractStatusId !== 2) return
  for (const { caseId, effect } of contract.life?.waiting ?? [])
    if (!kindsKeptAfterEnd.has(effect.kind) && !isHandedIn(contract, caseId))
      reject(store, contract, caseId, ENDED_REASON)
}
