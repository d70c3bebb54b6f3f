import { saltedDigest } from '../saltedDigest'
import type { Services } from '../services'
import { CHECK_SALT } from '../storageKeys'
import type { CodeCheck } from './calls'

type SaltServices = Pick<Services, 'newId'> & { readonly storage: Pick<Services['storage'], 'read' | 'write'> }

/** Returns the random salt that hides the codes in their keys. Stored in the tab for a reload, and never sent. */
const saltOf = ({ storage, newId }: SaltServices, attempt: string): string => {
  const savedSalt = Object(storage.read(CHECK_SALT))
  if (savedSalt.attempt === attempt && typeof savedSalt.salt === 'string') return savedSalt.salt
  const salt = newId()
  storage.write(CHECK_SALT, { attempt, salt })
  return salt
}

/**
 * Returns the idempotency key of a check. The same codes have the same key, even after a reload, so the insurer
 * recognises a repeated check. After a wrong code, the next check has a new key.
 */
export const codeCheckKey = (services: SaltServices, { attempt, code, confirmationCode }: CodeCheck): string =>
  `${attempt}-${saltedDigest(saltOf(services, attempt), `${code} ${confirmationCode ?? ''}`)}`
