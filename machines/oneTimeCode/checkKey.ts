import { saltedDigest } from '../saltedDigest'
import type { Services } from '../services'
import { CHECK_SALT } from '../storageKeys'
import type { CodeCheck } from './calls'

type PaymentServices = Pick<Services, 'newId'> & { readonly storage: Pick<Services['storage'], 'read' | 'write'> }

/** Returns the random salt that hides the codes in their keys. Stored in the tab for a reload, and never sent. */
const saltOf = ({ storage, newId }: PaymentServices, attempt: string): string => {
  const saved = Object(storage.read(CHECK_SALT))
  if (saved.attempt === attempt && typeof saved.salt === 'string') return saved.salt
  const salt = newId()
  storage.write(CHECK_SALT, { attempt, salt })
  return salt
}

/**
 * Returns the idempotency key of a check. The same codes have the same key, even after a reload, so the insurer
 * recognises a repeated check. After a wrong code, the next check has another key.
 */
export const checkKey = (services: PaymentServices, { attempt, code, confirmationCode }: CodeCheck): string =>
  `${attempt}-${saltedDigest(saltOf(services, attempt), `${code} ${confirmationCode ?? ''}`)}`
