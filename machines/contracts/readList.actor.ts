import { fromPromise } from 'xstate'
import type { DapContracts } from '../../src/api/entities'
import { readSavedDap } from '../dap/saved'
import { servicesOf } from '../services'
import { SAVED_DAP } from '../storageKeys'

/** The list of a DÁP session, as saved in this tab. */
export interface SavedList {
  readonly sessionId: string
  readonly groups: DapContracts
}

/** Reads the list that the open contract was chosen from; `null` if no list is saved. */
export const readListActor = fromPromise<SavedList | null>(async ({ system }) => {
  const { session, contracts } = readSavedDap(servicesOf(system).storage.read(SAVED_DAP))
  return session === null || contracts === null ? null : { sessionId: session.sessionId, groups: contracts }
})
