import type { AnswerError } from '../auth/answerError'
import { checkShape } from '../auth/answers'
import { withoutSeparators } from '../withoutSeparators'

/** A code as the insurer takes it; spaces and hyphens that were typed or pasted do not count. */
export const normaliseCode = withoutSeparators

/** What is wrong with a typed code, without asking the insurer. */
export const checkCode = (typed: string): AnswerError | null => checkShape(/^\d{6}$/, normaliseCode(typed))
