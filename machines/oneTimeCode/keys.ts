import type { CodeProgress } from './oneTimeCode.types'

/** What the writes of a code are told apart by: what the tab keeps. */
interface Written extends Pick<CodeProgress, 'attemptsLeft' | 'resendFrom'> {
  readonly key: string
}

/** The key of sending a code again: the same until it was sent, over a reload too. */
export const resendKey = ({ key, resendFrom }: Written): string => `${key}-resend-${resendFrom}`

/** Begins the keys of what is checked before another answer comes. What was wrong leaves fewer attempts. */
export const attemptKey = ({ key, resendFrom, attemptsLeft }: Written): string =>
  `${key}-check-${resendFrom}-${attemptsLeft}`
