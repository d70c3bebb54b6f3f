import type { Services } from '../services'
import { draftKey } from '../storageKeys'

/**
 * Removes the stored results of a contract's submitted cases, which are kept only for a reload. The customer has left
 * the confirmations, so opening such a case starts a new one.
 */
export const dropStoredResults = ({ storage }: Pick<Services, 'storage'>, contractNumber: string): void => {
  for (const key of storage.keys(draftKey(contractNumber, ''))) {
    if (Object(storage.read(key)).step === 'submitted') storage.remove(key)
  }
}
