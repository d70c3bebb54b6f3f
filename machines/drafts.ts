import type { Services } from './services'
import type { Session } from './session'
import { isContractorIn } from './signedIn'
import { DRAFTS, draftKey, KEPT_DRAFTS } from './storageKeys'

/** How long drafts are kept after their session ran out, in ms. */
export const DRAFTS_KEPT = 30 * 60 * 1000

/** Whose drafts are kept after a session ran out. */
export interface KeptDrafts {
  readonly contractNumber: string
  readonly isContractor: boolean
  /** Epoch, ms. */
  readonly until: number
}

type Signed = Pick<Session, 'contractNumber' | 'openedBy'>

/** Keeps a session's drafts until a time (epoch, ms). */
export const keepDrafts = ({ storage }: Pick<Services, 'storage'>, session: Signed, until: number): void => {
  const { contractNumber } = session
  storage.write(KEPT_DRAFTS, { contractNumber, isContractor: isContractorIn(session), until } satisfies KeptDrafts)
}

/** What stands in the tab of kept drafts; `null` where nothing (or garbage) does. */
export const keptDrafts = ({ storage }: Pick<Services, 'storage'>): KeptDrafts | null => {
  const { contractNumber, isContractor, until } = Object(storage.read(KEPT_DRAFTS))
  return typeof contractNumber === 'string' && typeof isContractor === 'boolean' && typeof until === 'number'
    ? { contractNumber, isContractor, until }
    : null
}

/**
 * A session starts (or none does in time): drafts that were kept are its own and in time, or they go, and what was chosen for
 * them. The contractor's are not for whoever knows the contract's number alone.
 */
export const settleDrafts = (
  services: Pick<Services, 'storage' | 'now' | 'forgetFiles'>,
  session: Signed | null,
): void => {
  const { storage } = services
  if (storage.read(KEPT_DRAFTS) === undefined) return
  const kept = keptDrafts(services)
  const isOwn =
    session !== null &&
    kept?.contractNumber === session.contractNumber &&
    kept.isContractor === isContractorIn(session) &&
    kept.until > services.now()
  if (!isOwn) {
    storage.clear(DRAFTS)
    services.forgetFiles()
  }
  storage.remove(KEPT_DRAFTS)
}

/** The addresses of a contract's half-filled cases in this tab; '' for one that an older release kept. */
export const halfFilledIn = ({ storage }: Pick<Services, 'storage'>, contractNumber: string): readonly string[] =>
  storage
    .keys(draftKey(contractNumber, ''))
    .map((key) => Object(storage.read(key)))
    // A confirmation that is kept for a reload is not dirty.
    .filter(({ dirty }) => dirty === true)
    .map(({ address }) => String(address ?? ''))

/**
 * Notes in a contract's drafts that their submission was cut off by the end of the session: after the next sign-in it is
 * the customer who sends it, not the portal.
 */
export const interruptSubmissions = ({ storage }: Pick<Services, 'storage'>, contractNumber: string): void => {
  for (const key of storage.keys(draftKey(contractNumber, ''))) {
    const draft = Object(storage.read(key))
    const isSubmitting = draft.step === 'submitting' || (draft.step === 'confirming' && draft.isSent === true)
    // What has failed before has said so.
    if (isSubmitting) storage.write(key, { ...draft, failure: draft.failure ?? 'expired' })
  }
}
