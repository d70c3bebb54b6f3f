import { Field } from './Field'
import type { Typed } from './TextField'

interface Props extends Typed {
  readonly type: 'date' | 'time'
  /** In the value's format, yyyy-MM-dd or HH:mm. */
  readonly min?: string
  readonly max?: string
}

/** A date or a time of day, with the browser's own picker. */
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
