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

/** Removes the pending effects that the customer never confirmed and that `isChosen` selects. Returns their cases. */
const removeUnconfirmed = (
  contract: LifeContract,
  isChosen: (kind: Effect['kind']) => boolean,
): readonly { readonly caseId: string }[] => {
  const memory = memoryOf(contract)
  const unconfirmedEffects = memory.waiting.filter(
    ({ caseId, effect }) => isChosen(effect.kind) && !isHandedIn(contract, caseId),
  )
  memory.waiting = memory.waiting.filter((pendingEffect) => !unconfirmedEffects.includes(pendingEffect))
  return unconfirmedEffects
}

/** Supersedes earlier requests that the customer never confirmed, so that they do not prevent a new one. */
export const supersedeUnconfirmed = (store: Store, contract: LifeContract, kinds: readonly Effect['kind'][]): void => {
  for (const { caseId } of removeUnconfirmed(contract, (kind) => kinds.includes(kind)))
    supersede(store, contract, caseId, SUPERSEDED_REASON)
}

/**
 * Rejects the changes of an ended contract that the customer never confirmed. Claims and documents are still possible.
 */
export const rejectUnconfirmed = (store: Store, contract: LifeContract): void => {
  if (contract.header.contract.contractStatusId !== 2 || contract.life === undefined) return
  for (const { caseId } of removeUnconfirmed(contract, (kind) => !kindsKeptAfterEnd.has(kind)))
    reject(store, contract, caseId, ENDED_REASON)
}
