import type { CodeProgress } from './oneTimeCode.types'

/** The parts of the idempotency keys of a code's calls. They are saved in the tab, so a reload keeps the keys. */
interface CodeKeyParts extends Pick<CodeProgress, 'attemptsLeft' | 'resendFrom'> {
  readonly key: string
}

/**
 * The idempotency key of the call that sends a code again. It stays the same until the code is sent, also after a
 * reload.
 */
export const resendKey = ({ key, resendFrom }: CodeKeyParts): string => `${key}-resend-${resendFrom}`

/** Prefix of the idempotency keys of code checks. It changes after a wrong code, which lowers `attemptsLeft`. */
export const attemptKey = ({ key, resendFrom, attemptsLeft }: CodeKeyParts): string =>
  `${key}-check-${resendFrom}-${attemptsLeft}`
