import type { Services } from './services'
import type { Session } from './session'
import { isContractorIn } from './signedIn'
import { DRAFTS, draftKey, KEPT_DRAFTS } from './storageKeys'

/** Lifetime of drafts after their session expired (ms). */
export const DRAFTS_KEPT = 30 * 60 * 1000

/** The session whose drafts are kept after it expired. */
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

/** Records that a session has ended and that its drafts are deleted. */
export const noteDraftsForgotten = ({ storage }: Pick<Services, 'storage'>): void =>
  storage.write(KEPT_DRAFTS, { contractNumber: '', isContractor: false, until: 0 } satisfies KeptDrafts)

/** The record of kept drafts in the tab; `null` if it is absent or invalid. */
export const keptDrafts = ({ storage }: Pick<Services, 'storage'>): KeptDrafts | null => {
  const { contractNumber, isContractor, until } = Object(storage.read(KEPT_DRAFTS))
  return typeof contractNumber === 'string' && typeof isContractor === 'boolean' && typeof until === 'number'
    ? { contractNumber, isContractor, until }
    : null
}

/**
 * Settles kept drafts when a session starts or their time is over. Drafts and files that are not the session's own or
 * are too old are deleted. A session opened by the contract number alone does not get the contractor's drafts.
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

/** The addresses of a contract's half-filled cases in this tab; '' for one saved by an older release. */
export const halfFilledIn = ({ storage }: Pick<Services, 'storage'>, contractNumber: string): readonly string[] =>
  storage
    .keys(draftKey(contractNumber, ''))
    .map((key) => Object(storage.read(key)))
    // A confirmation that is kept for a reload is not dirty.
    .filter(({ dirty }) => dirty === true)
    .map(({ address }) => String(address ?? ''))

/**
 * Marks in a contract's drafts that the end of the session interrupted their submission. After the next sign-in the
 * customer submits again, not the portal.
 */
export const interruptSubmissions = ({ storage }: Pick<Services, 'storage'>, contractNumber: string): void => {
  for (const key of storage.keys(draftKey(contractNumber, ''))) {
    const draft = Object(storage.read(key))
    const isSubmitting = draft.step === 'submitting' || (draft.step === 'confirming' && draft.isSent === true)
    // An earlier failure was already recorded.
    if (isSubmitting) storage.write(key, { ...draft, failure: draft.failure ?? 'expired' })
  }
}
