import type { Services } from '../services'
import { draftKey } from '../storageKeys'

/**
 * Drops what a contract's submitted cases have left for a reload: whoever has come to the menu has left their
 * confirmations, and opens the same case to begin a new one.
 */
export const dropOutcomes = ({ storage }: Pick<Services, 'storage'>, contractNumber: string): void => {
  for (const key of storage.keys(draftKey(contractNumber, ''))) {
    if (Object(storage.read(key)).step === 'submitted') storage.remove(key)
  }
}
