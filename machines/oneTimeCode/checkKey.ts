import { saltedDigest } from '../saltedDigest'
import type { Services } from '../services'
import { CHECK_SALT } from '../storageKeys'
import type { CodeCheck } from './calls'

type PaymentServices = Pick<Services, 'newId'> & { readonly storage: Pick<Services['storage'], 'read' | 'write'> }

/** What hides the codes of an attempt: random, kept in the tab over a reload, and never sent. */
const saltOf = ({ storage, newId }: PaymentServices, attempt: string): string => {
  const kept = Object(storage.read(CHECK_SALT))
  if (kept.attempt === attempt && typeof kept.salt === 'string') return kept.salt
  const salt = newId()
  storage.write(CHECK_SALT, { attempt, salt })
  return salt
}

/**
 * The key of a check: that of the same codes is the same, however and whenever they were typed, so that one whose answer
 * was lost is known again after a reload. What comes after a wrong one is another write.
 */
export const checkKey = (services: PaymentServices, { attempt, code, confirmationCode }: CodeCheck): string =>
  `${attempt}-${saltedDigest(saltOf(services, attempt), `${code} ${confirmationCode ?? ''}`)}`
