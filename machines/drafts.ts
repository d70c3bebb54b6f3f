import type { Ports } from './ports'
import { DRAFTS, draftKey, KEPT_DRAFTS } from './storageKeys'

/** How long drafts are kept after their session ran out, in ms. */
export const DRAFTS_KEPT = 30 * 60 * 1000

/** Whose drafts are kept after a session ran out. */
export interface KeptDrafts {
  readonly contractNumber: string
  /** Epoch, ms. */
  readonly until: number
}

/** What stands in the tab of kept drafts; `null` where nothing (or garbage) does. */
export const keptDrafts = ({ storage }: Pick<Ports, 'storage'>): KeptDrafts | null => {
  const { contractNumber, until } = Object(storage.read(KEPT_DRAFTS))
  return typeof contractNumber === 'string' && typeof until === 'number' ? { contractNumber, until } : null
}

/** A session starts: drafts that were kept are its own and in time, or they go, and what was chosen for them. */
export const settleDrafts = (
  ports: Pick<Ports, 'storage' | 'now' | 'forgetFiles'>,
  contractNumber: string | undefined,
): void => {
  const kept = keptDrafts(ports)
  if (kept === null) return
  if (kept.contractNumber !== contractNumber || kept.until <= ports.now()) {
    ports.storage.clear(DRAFTS)
    ports.forgetFiles()
  }
  ports.storage.remove(KEPT_DRAFTS)
}

/**
 * Notes in a contract's drafts that their submission was cut off by the end of the session: after the next sign-in it is
 * the customer who sends it, not the portal.
 */
export const interruptSubmissions = ({ storage }: Pick<Ports, 'storage'>, contractNumber: string): void => {
  for (const key of storage.keys(draftKey(contractNumber, ''))) {
    const draft = Object(storage.read(key))
    const isSubmitting = draft.step === 'submitting' || (draft.step === 'confirming' && draft.isSent === true)
    // What has failed before has said so.
    if (isSubmitting) storage.write(key, { ...draft, failure: draft.failure ?? 'expired' })
  }
}
