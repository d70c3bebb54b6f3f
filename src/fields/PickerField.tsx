import type { SyntheticEvent } from 'react'
import { Field } from './Field'
import type { Typed } from './TextField'

interface Props extends Typed {
  readonly type: 'date' | 'time'
  /** In the value's format, yyyy-MM-dd or HH:mm. */
  readonly min?: string
  readonly max?: string
}

/** The answer to a field whose day or time is incomplete or does not exist: the browser gives no value for it. */
const UNREADABLE = '?'

/** A date or a time of day, with the browser's own picker. */
export function PickerField(props: Props) {
  const { type, min, max, value, onChange, onLeave } = props
  const read = ({ currentTarget: { value: typed, validity } }: SyntheticEvent<HTMLInputElement>): void => {
    const answer = validity.badInput ? UNREADABLE : typed
    if (answer !== value) onChange(answer)
  }
  return (
    <Field texts={props}>
      {(wiring) => (
        <input
          {...wiring}
          className="input input-short figures"
          type={type}
          min={min}
          max={max}
          // React would clear a half-typed day if it set another value.
          value={value === UNREADABLE ? '' : value}
          onChange={read}
          // An incomplete day fires no change event.
          onKeyUp={read}
          onBlur={(left) => {
            read(left)
            onLeave?.()
          }}
        />
      )}
    </Field>
  )
}
