import type { AnswerError } from '../auth/login.types'
import { bare } from '../bare'

/** Pause before a code can be asked for again (ms). */
export const RESEND_PAUSE = 30_000
/** Wrong codes that are allowed, where the insurer does not tell (specification, section 9). */
export const ATTEMPTS = 3
/** Ban where the insurer gives no time (specification, section 9). */
const BAN_SECONDS = 3600

/** When a ban ends that was told at a time. */
export const banEnd = (at: number, banTimeout: number | undefined): number => at + (banTimeout ?? BAN_SECONDS) * 1000

/** A code as the insurer takes it; spaces and hyphens that were typed or pasted do not count. */
export const normaliseCode = bare

/** What is wrong with a typed code, without asking the insurer. */
export const checkCode = (typed: string): AnswerError | null => {
  const code = normaliseCode(typed)
  if (code === '') return { name: 'missing' }
  return /^\d{6}$/.test(code) ? null : { name: 'malformed' }
}
