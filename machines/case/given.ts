import { filesOf } from './answer'
import type { Answer, AskedField } from './field'
import { kindOf } from './kinds/kinds'
import { isSameAnswer } from './sameAnswer'

/** Whether a field was answered: not left as it was before anybody touched it. */
export const isGiven = (field: AskedField, answer: Answer | undefined): boolean =>
  filesOf(answer).length > 0 || !isSameAnswer(kindOf(field).empty(field), answer)
