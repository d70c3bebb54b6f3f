import type { Problem } from '../../validation/problem'
import { checkLength } from '../../validation/text'
import type { Asking, ChoiceField, Option, TextField } from '../definition/field'

/** Whether something is offered to be chosen. */
export const isAmong = (options: readonly Option[] | undefined, answer: string): boolean =>
  options?.some(({ value, isDisabled }) => value === answer && isDisabled !== true) ?? false

/** What forbids to go on with what was typed or chosen. */
export const checkTyped = (
  field: TextField | ChoiceField,
  options: readonly Option[],
  answer: string,
  asking: Asking,
): Problem | null => {
  const problem = (field.type === 'text' ? checkLength(answer, field.most) : null) ?? field.check(answer, asking)
  // What could be chosen when the draft was kept may be offered no more.
  const isGone = field.type === 'choice' && answer !== '' && !isAmong(options, answer)
  return isGone ? { name: 'notChosen' } : problem
}
