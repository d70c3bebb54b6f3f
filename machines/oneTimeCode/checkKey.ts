import { saltedDigest } from '../saltedDigest'
import type { Services } from '../services'
import { CHECK_SALT } from '../storageKeys'
import type { CodeCheck } from './calls'

type PaymentServices = Pick<Services, 'newId'> & { readonly storage: Pick<Services['storage'], 'read' | 'write'> }

/** The salt that hides an attempt's codes in their keys: random, kept in the tab over a reload, and never sent. */
const saltOf = ({ storage, newId }: PaymentServices, attempt: string): string => {
  const kept = Object(storage.read(CHECK_SALT))
  if (kept.attempt === attempt && typeof kept.salt === 'string') return kept.salt
  const salt = newId()
  storage.write(CHECK_SALT, { attempt, salt })
  return salt
}

/**
 * The idempotency key of a check. The same codes have the same key, also after a reload, so a check whose answer was
 * lost is recognised. A check after a wrong code has another key.
 */
export const checkKey = (services: PaymentServices, { attempt, code, confirmationCode }: CodeCheck): string =>
  `${attempt}-${saltedDigest(saltOf(services, attempt), `${code} ${confirmationCode ?? ''}`)}`
