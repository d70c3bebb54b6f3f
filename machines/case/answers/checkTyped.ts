import type { Problem } from '../../validation/problem'
import { checkLength } from '../../validation/text'
import type { ChoiceField, Option, TextField, ValidationContext } from '../definition/field'

/** Tells if the answer is the value of an option that can be chosen. Disabled options do not count. */
export const isEnabledOption = (options: readonly Option[] | undefined, answer: string): boolean =>
  options?.some(({ value, isDisabled }) => value === answer && isDisabled !== true) ?? false

/** Returns the error of a typed or chosen answer; `null` if the answer is valid. */
export const checkTyped = (
  field: TextField | ChoiceField,
  options: readonly Option[],
  answer: string,
  context: ValidationContext,
): Problem | null => {
  const problem = (field.type === 'text' ? checkLength(answer, field.most) : null) ?? field.check(answer, context)
  // A draft may contain the value of an option that the insurer no longer offers.
  const isNoLongerOffered = field.type === 'choice' && answer !== '' && !isEnabledOption(options, answer)
  return isNoLongerOffered ? { name: 'notChosen' } : problem
}
