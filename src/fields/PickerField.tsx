import { Field } from './Field'
import type { Typed } from './TextField'

interface Props extends Typed {
  readonly type: 'date' | 'time'
  /** yyyy-MM-dd or HH:mm, as is the value. */
  readonly min?: string
  readonly max?: string
}

/** A day or a time of the day, by the browser's own picker. */
export const PickerField = (props: Props) => (
  <Field texts={props}>
    {(wiring) => (
      <input
        {...wiring}
        className="input input-short figures"
        type={props.type}
        min={props.min}
        max={props.max}
        value={props.value}
        onChange={(change) => props.onChange(change.target.value)}
        onBlur={props.onLeave}
      />
    )}
  </Field>
)
