import type { Problem } from '../../validation/problem'
import { checkLength } from '../../validation/text'
import type { ChoiceField, Option, TextField, ValidationContext } from '../definition/field'

/** Tells if the value is an enabled option. */
export const isEnabledOption = (options: readonly Option[] | undefined, answer: string): boolean =>
  options?.some(({ value, isDisabled }) => value === answer && isDisabled !== true) ?? false

/** Returns the error of a typed or chosen answer, or `null`. */
export const checkTyped = (
  field: TextField | ChoiceField,
  options: readonly Option[],
  answer: string,
  context: ValidationContext,
): Problem | null => {
  const problem = (field.type === 'text' ? checkLength(answer, field.most) : null) ?? field.check(answer, context)
  // A draft may hold an option that is no longer offered.
  const isNoLongerOffered = field.type === 'choice' && answer !== '' && !isEnabledOption(options, answer)
  return isNoLongerOffered ? { name: 'notChosen' } : problem
}
