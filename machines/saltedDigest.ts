import { digest } from './digest'

/**
 * Distinguishes texts in the keys of writes without revealing them. The salt never leaves the tab, so the digest could
 * come from any text. Without a salt, six digits or a tax number would soon be guessed.
 */
export const saltedDigest = (salt: string, text: string): string => digest(`${salt} ${text}`)
