import { saltedDigest } from '../saltedDigest'
import type { Services } from '../services'
import { ENDED_SESSIONS, SAVED_IDENTIFICATION, SESSION, TAB } from '../storageKeys'

/**
 * Shortest lifetime of a note that a session has ended (ms). Without its note, an ended session that the browser
 * restores would look like an expired one.
 */
const NOTE_LIFETIME = 24 * 60 * 60_000

type Stores = Pick<Services, 'storage' | 'sharedStorage'>

/**
 * Returns the key of the note about the token of a saved sign-in; `null` if there is no token. The key depends on the
 * tab, because a tab that was duplicated during a card payment has the same token.
 */
const noteKeyOf = ({ storage }: Stores, storageKey: string): string | null => {
  const { accessToken } = Object(storage.read(storageKey))
  return typeof accessToken === 'string'
    ? `${ENDED_SESSIONS}${saltedDigest(String(storage.read(TAB)), accessToken)}`
    : null
}

/**
 * Records in the shared storage that this tab's saved session has ended, and removes old records. Call it before the
 * saved session is removed: Chromium may later restore a page of this tab with the tab's earlier storage.
 */
export const noteSessionEnd = (services: Stores & Pick<Services, 'now'>): void => {
  const { storage, sharedStorage, now } = services
  for (const key of sharedStorage.keys(ENDED_SESSIONS)) {
    const until = sharedStorage.read(key)
    if (typeof until !== 'number' || until <= now()) sharedStorage.remove(key)
  }
  const noteKey = noteKeyOf(services, SESSION)
  const { expiresAt } = Object(storage.read(SESSION))
  if (noteKey !== null) sharedStorage.write(noteKey, Math.max(now() + NOTE_LIFETIME, Number(expiresAt) || 0))
}

/** Removes the note about the token of the new session, because the insurer may issue the same token again. */
export const forgetSessionEnd = (services: Stores): void => {
  const noteKey = noteKeyOf(services, SESSION)
  if (noteKey !== null) services.sharedStorage.remove(noteKey)
}

/**
 * Tells if the tab's storage contains the token of an ended session. The token is in the saved session, or in the
 * identification that the session began with.
 */
export const isSavedSessionEnded = (services: Stores): boolean =>
  [SESSION, SAVED_IDENTIFICATION].some((storageKey) => {
    const noteKey = noteKeyOf(services, storageKey)
    return noteKey !== null && services.sharedStorage.read(noteKey) !== undefined
  })
