import type { AnswerError } from '../auth/login.types'
import { withoutSeparators } from '../withoutSeparators'

/** A code as the insurer takes it; spaces and hyphens that were typed or pasted do not count. */
export const normaliseCode = withoutSeparators

/** What is wrong with a typed code, without asking the insurer. */
export const checkCode = (typed: string): AnswerError | null => {
  const code = normaliseCode(typed)
  if (code === '') return { name: 'missing' }
  return /^\d{6}$/.test(code) ? null : { name: 'malformed' }
}
