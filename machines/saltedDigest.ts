import { digest } from './digest'

/**
 * Returns a digest that distinguishes texts in idempotency keys without revealing them. The salt never leaves the browser.
 * Without a salt, a code of six digits or a tax number could be found by trying all of them.
 */
export const saltedDigest = (salt: string, text: string): string => digest(`${salt} ${text}`)
