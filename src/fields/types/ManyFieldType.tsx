import { chosenValuesOf } from '../../../machines/case/definition/answer'
import { OptionsField } from '../OptionsField'
import { afterPress } from './afterPress'
import type { FieldOf, FieldTypeProps } from './fieldType'

/** A choice of any number of options. A chosen option that is no longer available is dropped at the next change. */
export function ManyFieldType({ answer, options, send, ...texts }: FieldTypeProps<FieldOf<'many'>>) {
  const { name } = texts
  const isChosen = (value: string): boolean => chosenValuesOf(answer).includes(value)
  return (
    <OptionsField
      {...texts}
      type="checkbox"
      options={options}
      isChosen={isChosen}
      onChange={(changedValue) => {
        const values = options.flatMap(({ value, isDisabled }) => (isDisabled ? [] : [value]))
        const value = values.filter((each) => isChosen(each) !== (each === changedValue))
        send({ type: 'answer.changed', field: name, value })
      }}
      onLeave={() => afterPress(() => send({ type: 'answer.left', field: name }))}
    />
  )
}
