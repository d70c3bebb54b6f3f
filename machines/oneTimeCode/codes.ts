import { type AnswerError, checkShape } from '../answerError'
import { normaliseNumber } from '../normaliseTyped'
import { withoutSeparators } from '../withoutSeparators'

/** Six digits without other digits beside them. */
const ALONE = /(?<!\d)\d{6}(?!\d)/

/** Two groups of three digits without other digits beside them. */
const IN_GROUPS = /(?<!\d[ -]?)\d{3}[ -]\d{3}(?![ -]?\d)/

/** The code in a pasted message. Six digits in a row come before two groups; `undefined` if the message has neither. */
const codeIn = (message: string): string | undefined => (ALONE.exec(message) ?? IN_GROUPS.exec(message))?.[0]

/** Normalises a code to the insurer's format: without the message around it, spaces and hyphens. */
export const normaliseCode = (typed: string): string => {
  const text = normaliseNumber(typed)
  return withoutSeparators(codeIn(text) ?? text)
}

/** Checks the format of a typed code without calling the insurer; `null` if it is valid. */
export const checkCode = (typed: string): AnswerError | null => checkShape(/^\d{6}$/, normaliseCode(typed))
