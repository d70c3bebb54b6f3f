import type { CodeProgress } from './oneTimeCode.types'

/** What the writes of a code are told apart by: what the tab keeps, and what was typed since. */
interface Written extends Pick<CodeProgress, 'attemptsLeft' | 'resendFrom'> {
  readonly key: string
  readonly submission: number
}

/** The key of sending a code again: the same until it was sent, over a reload too. */
export const resendKey = ({ key, resendFrom }: Written): string => `${key}-resend-${resendFrom}`

/** The key of a check. What is typed after a reload is no repetition of what was wrong before. */
export const checkKey = ({ key, resendFrom, attemptsLeft, submission }: Written): string =>
  `${key}-check-${resendFrom}-${attemptsLeft}-${submission}`
