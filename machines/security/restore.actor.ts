import { fromPromise } from 'xstate'
import { servicesOf } from '../services'
import { sessionOf } from '../session'
import { draftKey, SESSION } from '../storageKeys'
import { readSavedSecurity, type SavedSecurity } from './saved'

/** What the settings start with. */
export interface Restored {
  readonly draft: string
  readonly saved: SavedSecurity
}

/** Reads what a reload has left. It is kept as the contract's drafts are: nobody else's session finds it. */
export const restoreActor = fromPromise<Restored>(async ({ system }) => {
  const { storage, newId } = servicesOf(system)
  const session = sessionOf(storage.read(SESSION))
  const draft = draftKey(session?.contractNumber ?? '', 'security')
  return { draft, saved: readSavedSecurity(storage.read(draft), newId) }
})
