import { digest } from './digest'
import type { Services } from './services'
import type { DraftsOwner, Session } from './session'
import { isContractorIn } from './signedIn'
import { DRAFTS, draftKey, KEPT_DRAFTS, SET_ASIDE } from './storageKeys'

/** Lifetime of drafts after their session expired (ms). */
export const DRAFTS_KEPT = 30 * 60 * 1000

/** Record of the drafts that are kept after their session has expired. */
export interface KeptDrafts extends DraftsOwner {
  /** The time at which the drafts are deleted (epoch, ms). */
  readonly until: number
  /** `true` if a half-filled case was deleted because its tab was closed. */
  readonly wereDeleted: boolean
}

/** Drafts that are set aside, because another session must not see them. `drafts` contains them by storage key. */
interface DraftsAside extends KeptDrafts {
  readonly drafts: Readonly<Record<string, unknown>>
}

type Signed = Pick<Session, 'contractNumber' | 'openedBy'>

/** Returns the owner of a session's drafts. */
export const ownerOf = (session: Signed): DraftsOwner => ({
  contractNumber: session.contractNumber,
  isContractor: isContractorIn(session),
})

/** Returns a digest that identifies an owner without revealing the contract number. */
export const ownerDigest = ({ contractNumber, isContractor }: DraftsOwner): string =>
  digest(`${contractNumber} ${isContractor}`)

/** Records that a session ended when its tab was closed, and whether a half-filled case was deleted with it. */
export const noteDraftsForgotten = ({ storage }: Pick<Services, 'storage'>, wereDeleted: boolean): void =>
  storage.write(KEPT_DRAFTS, { contractNumber: '', isContractor: false, until: 0, wereDeleted } satisfies KeptDrafts)

/** Tells if a draft is a half-filled case. The stored confirmation of a sent case is not. */
const isHalfFilled = (draft: unknown): boolean => Object(draft).dirty === true

/** Tells if this tab has a half-filled case. */
export const hasHalfFilled = ({ storage }: Pick<Services, 'storage'>): boolean =>
  storage.keys(DRAFTS).some((key) => isHalfFilled(storage.read(key)))

const keptIn = (saved: unknown): KeptDrafts | null => {
  const { contractNumber, isContractor, until, wereDeleted = contractNumber === '' } = Object(saved)
  return typeof contractNumber === 'string' && typeof isContractor === 'boolean' && typeof until === 'number'
    ? { contractNumber, isContractor, until, wereDeleted: wereDeleted === true }
    : null
}

/** The record of kept drafts in the tab; `null` if it is absent or invalid. */
export const keptDrafts = ({ storage }: Pick<Services, 'storage'>): KeptDrafts | null =>
  keptIn(storage.read(KEPT_DRAFTS))

type DraftServices = Pick<Services, 'storage' | 'now' | 'forgetFiles'>

/** The drafts that are set aside in this tab. */
const asideIn = ({ storage }: Pick<Services, 'storage'>): readonly DraftsAside[] => {
  const saved = storage.read(SET_ASIDE)
  return (Array.isArray(saved) ? saved : []).flatMap((entry) => {
    const record = keptIn(entry)
    return record === null ? [] : [{ ...record, drafts: Object(entry.drafts) }]
  })
}

const writeAside = ({ storage }: Pick<Services, 'storage'>, aside: readonly DraftsAside[]): void => {
  if (aside.length === 0) storage.remove(SET_ASIDE)
  else storage.write(SET_ASIDE, aside)
}

/** Returns a function that tells if drafts contain a file. It searches them for the file's id, which is random. */
const refersTo = (aside: readonly DraftsAside[]): ((fileId: string) => boolean) => {
  const text = JSON.stringify(aside)
  return (fileId) => text.includes(JSON.stringify(fileId))
}

/** Returns when the drafts that are set aside have to be deleted (epoch, ms). */
export const endsOfDraftsAside = (services: Pick<Services, 'storage'>): readonly number[] =>
  asideIn(services).map(({ until }) => until)

/** Deletes the drafts that are set aside and too old, with their files. */
export const forgetOldDraftsAside = (services: DraftServices): void => {
  const aside = asideIn(services)
  const isOld = ({ until }: KeptDrafts) => until <= services.now()
  services.forgetFiles(refersTo(aside.filter(isOld)))
  writeAside(
    services,
    aside.filter((draftsAside) => !isOld(draftsAside)),
  )
}

/** Releases all chosen files, except those of drafts that are set aside. */
export const forgetOpenFiles = (services: Pick<Services, 'storage' | 'forgetFiles'>): void => {
  const isAside = refersTo(asideIn(services))
  services.forgetFiles((id) => !isAside(id))
}

/** Deletes the kept drafts, with their files. Those that are set aside stay. */
export const forgetKeptDrafts = (services: DraftServices): void => {
  services.storage.clear(DRAFTS)
  services.storage.remove(KEPT_DRAFTS)
  forgetOpenFiles(services)
}

/**
 * Gives a new session its own kept drafts. Drafts of other owners are set aside until their time is over. A session
 * opened with only a contract number does not get the contractor's drafts.
 */
export const settleDrafts = (services: DraftServices, session: Signed): void => {
  const { storage } = services
  const owner = ownerOf(session)
  const isOwn = ({ contractNumber, isContractor }: DraftsOwner) =>
    contractNumber === owner.contractNumber && isContractor === owner.isContractor
  const record = keptDrafts(services)
  if (record !== null && record.until > services.now()) {
    const drafts = Object.fromEntries(storage.keys(DRAFTS).map((key) => [key, storage.read(key)]))
    writeAside(services, [...asideIn(services), { ...record, drafts }])
  }
  if (storage.read(KEPT_DRAFTS) !== undefined) forgetKeptDrafts(services)
  forgetOldDraftsAside(services)
  const aside = asideIn(services)
  for (const { drafts } of aside.filter(isOwn)) {
    for (const [key, draft] of Object.entries(drafts)) storage.write(key, draft)
  }
  writeAside(
    services,
    aside.filter((draftsAside) => !isOwn(draftsAside)),
  )
}

/**
 * Returns the addresses of a contract's half-filled cases in this tab. For a draft of an older release the address is
 * ''.
 */
export const halfFilledIn = ({ storage }: Pick<Services, 'storage'>, contractNumber: string): readonly string[] =>
  storage
    .keys(draftKey(contractNumber, ''))
    .map((key) => Object(storage.read(key)))
    .filter(isHalfFilled)
    .map(({ address }) => String(address ?? ''))

/**
 * Marks a contract's drafts whose submission was interrupted by the end of the session. After the next sign-in the
 * customer submits them again; the portal does not do so automatically.
 */
const interruptSubmissions = ({ storage }: Pick<Services, 'storage'>, contractNumber: string): void => {
  for (const key of storage.keys(draftKey(contractNumber, ''))) {
    const draft = Object(storage.read(key))
    const isSubmitting = draft.step === 'submitting' || (draft.step === 'confirming' && draft.isSent === true)
    // A failure that was recorded before stays.
    if (isSubmitting) storage.write(key, { ...draft, failure: draft.failure ?? 'expired' })
  }
}

/** Keeps the drafts of a session that has ended, and marks interrupted submissions. */
export const keepDrafts = (
  services: Pick<Services, 'storage' | 'now'>,
  session: Pick<Session, 'contractNumber' | 'openedBy' | 'expiresAt'>,
): void => {
  const now = services.now()
  // The time counts from the session's end, because the session may have expired while the page was asleep.
  const until = Math.min(now, session.expiresAt ?? now) + DRAFTS_KEPT
  services.storage.write(KEPT_DRAFTS, { ...ownerOf(session), until, wereDeleted: false } satisfies KeptDrafts)
  interruptSubmissions(services, session.contractNumber)
}
