import { Field } from './Field'
import type { Typed } from './TextField'

interface Props extends Typed {
  /** yyyy-MM-dd, as is the value. */
  readonly min?: string
  readonly max?: string
}

/** A day, by the browser's own picker. */
export const DateField = (props: Props) => (
  <Field texts={props}>
    {(wiring) => (
      <input
        {...wiring}
        className="input input-short figures"
        type="date"
        min={props.min}
        max={props.max}
        value={props.value}
        onChange={(change) => props.onChange(change.target.value)}
        onBlur={props.onLeave}
      />
    )}
  </Field>
)
