import type { Answer, AskedField } from '../definition/field'
import { kindOf } from './kinds/kinds'
import { isSameAnswer, meansSame } from './sameAnswer'

/**
 * Whether a field was answered: not left as it was before anybody touched it. What the insurer knew otherwise before, as far
 * as that is known, was answered also where it was cleared, or set back to what is preset.
 */
export const isGiven = (field: AskedField, answer: Answer | undefined, before: Answer | undefined): boolean =>
  !isSameAnswer(kindOf(field).empty(field), answer) || (before !== undefined && !meansSame(field, before, answer))
