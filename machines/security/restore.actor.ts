import { fromPromise } from 'xstate'
import { servicesOf } from '../services'
import { sessionOf } from '../session'
import { draftKey, SESSION } from '../storageKeys'
import { readSavedSecurity, type SavedSecurity } from './saved'

/** The saved state of the security settings, and the storage key (`draft`) that it is saved under. */
export interface RestoredSettings {
  readonly draft: string
  readonly saved: SavedSecurity
}

/**
 * Reads the state of the security settings that was saved for a reload. The storage key contains the contract number,
 * so a session of another contract does not read it.
 */
export const restoreActor = fromPromise<RestoredSettings>(async ({ system }) => {
  const { storage, newId } = servicesOf(system)
  const session = sessionOf(storage.read(SESSION))
  const draft = draftKey(session?.contractNumber ?? '', 'security')
  return { draft, saved: readSavedSecurity(storage.read(draft), newId) }
})
