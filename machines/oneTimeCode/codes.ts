import { type AnswerError, checkFormat } from '../answerError'
import { normaliseNumber } from '../normaliseTyped'
import { withoutSeparators } from '../withoutSeparators'

/** Six digits without other digits beside them. */
const SIX_DIGITS = /(?<!\d)\d{6}(?!\d)/

/** Two groups of three digits, e.g. `123 456` or `123-456`, without other digits beside them. */
const TWO_GROUPS = /(?<!\d[ -]?)\d{3}[ -]\d{3}(?![ -]?\d)/

/** Finds the code in a message: six digits or, if absent, two groups of three; `undefined` if it has neither. */
const findCode = (message: string): string | undefined => (SIX_DIGITS.exec(message) ?? TWO_GROUPS.exec(message))?.[0]

/** Normalises a typed code to the insurer's format: without spaces, hyphens and the message around it. */
export const normaliseCode = (typed: string): string => {
  const text = normaliseNumber(typed)
  return withoutSeparators(findCode(text) ?? text)
}

/** Checks the format of a typed code without calling the insurer; `null` if it is valid. */
export const checkCode = (typed: string): AnswerError | null => checkFormat(/^\d{6}$/, normaliseCode(typed))
