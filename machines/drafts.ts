import { digest } from './digest'
import type { Services } from './services'
import type { DraftsOwner, Session } from './session'
import { isContractorIn } from './signedIn'
import { DRAFTS, DRAFTS_ASIDE, draftKey, KEPT_DRAFTS } from './storageKeys'

/** Lifetime of drafts after their session expired (ms). */
export const DRAFTS_LIFETIME = 30 * 60 * 1000

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

type DraftsSession = Pick<Session, 'contractNumber' | 'openedBy'>

/** Returns the owner of a session's drafts. */
export const draftsOwnerOf = (session: DraftsSession): DraftsOwner => ({
  contractNumber: session.contractNumber,
  isContractor: isContractorIn(session),
})

/** Returns a digest that identifies an owner without revealing the contract number. */
export const ownerDigest = ({ contractNumber, isContractor }: DraftsOwner): string =>
  digest(`${contractNumber} ${isContractor}`)

/** Records that a session ended when its tab was closed, and whether a half-filled case was deleted then. */
export const recordDraftsDeleted = ({ storage }: Pick<Services, 'storage'>, wereDeleted: boolean): void =>
  storage.write(KEPT_DRAFTS, { contractNumber: '', isContractor: false, until: 0, wereDeleted } satisfies KeptDrafts)

/**
 * Tells if a draft is a half-filled case that the customer can continue. The stored confirmation of a submitted case is
 * not half-filled.
 */
const isHalfFilled = (draft: unknown): boolean => {
  const { dirty, isRefused } = Object(draft)
  return dirty === true && isRefused !== true
}

/**
 * Marks a draft whose case the contract no longer offers, so that no dialog asks the customer to continue it. The draft
 * stays, and loses the mark when its case opens again.
 */
export const markDraftRefused = ({ storage }: Pick<Services, 'storage'>, key: string): void => {
  const draft = storage.read(key)
  if (isHalfFilled(draft)) storage.write(key, { ...Object(draft), isRefused: true })
}

const parseKeptDrafts = (savedValue: unknown): KeptDrafts | null => {
  const { contractNumber, isContractor, until, wereDeleted = contractNumber === '' } = Object(savedValue)
  return typeof contractNumber === 'string' && typeof isContractor === 'boolean' && typeof until === 'number'
    ? { contractNumber, isContractor, until, wereDeleted: wereDeleted === true }
    : null
}

/** The record of kept drafts in the tab; `null` if it is absent or invalid. */
export const readKeptDrafts = ({ storage }: Pick<Services, 'storage'>): KeptDrafts | null =>
  parseKeptDrafts(storage.read(KEPT_DRAFTS))

type DraftServices = Pick<Services, 'storage' | 'now' | 'forgetFiles'>

/** The drafts that are set aside in this tab. */
const readDraftsAside = ({ storage }: Pick<Services, 'storage'>): readonly DraftsAside[] => {
  const savedEntries = storage.read(DRAFTS_ASIDE)
  return (Array.isArray(savedEntries) ? savedEntries : []).flatMap((entry) => {
    const record = parseKeptDrafts(entry)
    return record === null ? [] : [{ ...record, drafts: Object(entry.drafts) }]
  })
}

/** Tells if this tab has a half-filled case, also among the drafts that are set aside. */
export const hasHalfFilledCase = ({ storage }: Pick<Services, 'storage'>): boolean =>
  [
    ...storage.keys(DRAFTS).map((key) => storage.read(key)),
    ...readDraftsAside({ storage }).flatMap(({ drafts }) => Object.values(drafts)),
  ].some(isHalfFilled)

const writeDraftsAside = ({ storage }: Pick<Services, 'storage'>, allDraftsAside: readonly DraftsAside[]): void => {
  if (allDraftsAside.length === 0) storage.remove(DRAFTS_ASIDE)
  else storage.write(DRAFTS_ASIDE, allDraftsAside)
}

/**
 * Returns a function that tells if a file belongs to one of the given drafts. It searches the drafts for the file's
 * random id.
 */
const createFileCheck = (allDraftsAside: readonly DraftsAside[]): ((fileId: string) => boolean) => {
  const text = JSON.stringify(allDraftsAside)
  return (fileId) => text.includes(JSON.stringify(fileId))
}

/** Returns the times at which the drafts that are set aside have to be deleted (epoch, ms). */
export const draftDeletionTimes = (services: Pick<Services, 'storage'>): readonly number[] =>
  readDraftsAside(services).map(({ until }) => until)

/** Deletes the drafts that are set aside and have expired, with their files. */
export const forgetOldDraftsAside = (services: DraftServices): void => {
  const allDraftsAside = readDraftsAside(services)
  const isOld = ({ until }: KeptDrafts) => until <= services.now()
  services.forgetFiles(createFileCheck(allDraftsAside.filter(isOld)))
  writeDraftsAside(
    services,
    allDraftsAside.filter((draftsAside) => !isOld(draftsAside)),
  )
}

/** Releases all chosen files, except the files of drafts that are set aside. */
export const forgetOpenFiles = (services: Pick<Services, 'storage' | 'forgetFiles'>): void => {
  const isFileAside = createFileCheck(readDraftsAside(services))
  services.forgetFiles((id) => !isFileAside(id))
}

/** Deletes the kept drafts, with their files. Drafts that are set aside stay. */
export const forgetKeptDrafts = (services: DraftServices): void => {
  services.storage.clear(DRAFTS)
  services.storage.remove(KEPT_DRAFTS)
  forgetOpenFiles(services)
}

/**
 * Gives a new session the kept drafts of a session with the same contract and the same rights. Other drafts are set
 * aside until they expire. A session opened with only a contract number does not get the contractor's drafts.
 */
export const settleDrafts = (services: DraftServices, session: DraftsSession): void => {
  const { storage } = services
  const owner = draftsOwnerOf(session)
  const belongsToOwner = ({ contractNumber, isContractor }: DraftsOwner) =>
    contractNumber === owner.contractNumber && isContractor === owner.isContractor
  const record = readKeptDrafts(services)
  if (record !== null && record.until > services.now()) {
    const drafts = Object.fromEntries(storage.keys(DRAFTS).map((key) => [key, storage.read(key)]))
    writeDraftsAside(services, [...readDraftsAside(services), { ...record, drafts }])
  }
  if (storage.read(KEPT_DRAFTS) !== undefined) forgetKeptDrafts(services)
  forgetOldDraftsAside(services)
  const allDraftsAside = readDraftsAside(services)
  for (const { drafts } of allDraftsAside.filter(belongsToOwner)) {
    for (const [key, draft] of Object.entries(drafts)) storage.write(key, draft)
  }
  writeDraftsAside(
    services,
    allDraftsAside.filter((draftsAside) => !belongsToOwner(draftsAside)),
  )
}

/**
 * Returns the addresses of a contract's half-filled cases in this tab. For a draft of an older release the address is
 * ''.
 */
export const halfFilledAddresses = (
  { storage }: Pick<Services, 'storage'>,
  contractNumber: string,
): readonly string[] =>
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
    // If the draft already contains a failure, that failure stays.
    if (isSubmitting) storage.write(key, { ...draft, failure: draft.failure ?? 'expired' })
  }
}

/** Keeps the drafts of a session that has ended, and marks interrupted submissions. */
export const keepDrafts = (
  services: Pick<Services, 'storage' | 'now'>,
  session: Pick<Session, 'contractNumber' | 'openedBy' | 'expiresAt'>,
): void => {
  const now = services.now()
  // The lifetime of the drafts starts at the session's end, because the session may have expired while the page was
  // asleep.
  const until = Math.min(now, session.expiresAt ?? now) + DRAFTS_LIFETIME
  services.storage.write(KEPT_DRAFTS, { ...draftsOwnerOf(session), until, wereDeleted: false } satisfies KeptDrafts)
  interruptSubmissions(services, session.contractNumber)
}
