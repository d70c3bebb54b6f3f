import { visibleFields } from '../../../machines/case/answers/visible'
import type { FieldContext } from '../../../machines/case/definition/field'
import type { Questions } from '../../../machines/case/definition/questions'

/** Tells if the visibility of other questions depends on the answer to this one. */
export const affectsVisibility = ({ visibleWhen }: Pick<Questions, 'visibleWhen'>, name: string): boolean =>
  Object.values(visibleWhen).some(({ by }) => by.includes(name))

/**
 * Returns the option that makes the most questions visible, the first if there are several. `undefined` if no option
 * can be chosen.
 */
export const optionShowingMost = (
  questions: Questions,
  fieldContext: FieldContext,
  name: string,
): string | undefined => {
  const visibleCount = (value: string) =>
    visibleFields(questions, { ...fieldContext, answers: { ...fieldContext.answers, [name]: value } }).length
  return (fieldContext.options[name] ?? [])
    .filter(({ isDisabled }) => isDisabled !== true)
    .map(({ value }) => ({ value, asked: visibleCount(value) }))
    .reduce<{ readonly value: string; readonly asked: number } | undefined>(
      (best, option) => (best === undefined || option.asked > best.asked ? option : best),
      undefined,
    )?.value
}
