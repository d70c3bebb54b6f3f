import { digest } from './digest'

/**
 * Returns a digest that distinguishes texts in idempotency keys without revealing the texts. The salt never leaves the
 * browser. Without a salt, a text such as a code of six digits could be found by trying all possible texts.
 */
export const saltedDigest = (salt: string, text: string): string => digest(`${salt} ${text}`)
