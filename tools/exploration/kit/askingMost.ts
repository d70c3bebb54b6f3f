import { visibleFields } from '../../../machines/case/answers/visible'
import type { FieldContext } from '../../../machines/case/definition/field'
import type { Questions } from '../../../machines/case/definition/questions'

/** Whether it hangs on an answer what else is asked. */
export const isReadByOthers = ({ visibleWhen }: Pick<Questions, 'visibleWhen'>, name: string): boolean =>
  Object.values(visibleWhen).some(({ by }) => by.includes(name))

/** Of what can be chosen, the answer after which most is asked; of several, the first. `undefined` where there is none. */
export const askingMost = (questions: Questions, fieldContext: FieldContext, name: string): string | undefined => {
  const numberAsked = (value: string) =>
    visibleFields(questions, { ...fieldContext, answers: { ...fieldContext.answers, [name]: value } }).length
  return (fieldContext.options[name] ?? [])
    .filter(({ isDisabled }) => isDisabled !== true)
    .map(({ value }) => ({ value, asked: numberAsked(value) }))
    .reduce<{ readonly value: string; readonly asked: number } | undefined>(
      (most, one) => (most === undefined || one.asked > most.asked ? one : most),
      undefined,
    )?.value
}
