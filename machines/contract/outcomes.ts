import type { Services } from '../services'
import { draftKey } from '../storageKeys'

/**
 * Removes the results of a contract's submitted cases, which are kept for a reload. In the menu, the customer has left
 * their confirmations, and opening the same case starts a new one.
 */
export const dropOutcomes = ({ storage }: Pick<Services, 'storage'>, contractNumber: string): void => {
  for (const key of storage.keys(draftKey(contractNumber, ''))) {
    if (Object(storage.read(key)).step === 'submitted') storage.remove(key)
  }
}
