import { fromPromise } from 'xstate'
import { servicesOf } from '../services'
import { sessionOf } from '../session'
import { draftKey, SESSION } from '../storageKeys'
import { readSavedSecurity, type SavedSecurity } from './saved'

/** The initial data of the settings. */
export interface RestoredSettings {
  readonly draft: string
  readonly saved: SavedSecurity
}

/**
 * Reads the settings saved for a reload. They are saved like the contract's drafts, so another customer's session
 * cannot read them.
 */
export const restoreActor = fromPromise<RestoredSettings>(async ({ system }) => {
  const { storage, newId } = servicesOf(system)
  const session = sessionOf(storage.read(SESSION))
  const draft = draftKey(session?.contractNumber ?? '', 'security')
  return { draft, saved: readSavedSecurity(storage.read(draft), newId) }
})
