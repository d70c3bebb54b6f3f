import type { SyntheticEvent } from 'react'
import { Field } from './Field'
import type { TypedFieldProps } from './TextField'

interface Props extends TypedFieldProps {
  readonly type: 'date' | 'time'
  /** The earliest and latest value, as yyyy-MM-dd or HH:mm. */
  readonly min?: string
  readonly max?: string
}

/** The answer for a day or time that is incomplete or does not exist. The browser gives no value for such an input. */
const UNREADABLE = '?'

/**
 * A date or time of day, with the browser's own picker. An incomplete value fires no change event, so `reportAutofill`
 * reports it by an `invalid` event.
 */
export function PickerField(props: Props) {
  const { type, min, max, value, onChange, onLeave } = props
  const isReadable = value !== UNREADABLE
  const handleInput = ({ currentTarget: { value: typed, validity } }: SyntheticEvent<HTMLInputElement>): void =>
    onChange(validity.badInput ? UNREADABLE : typed)
  return (
    <Field texts={props}>
      {(attributes) => (
        <input
          {...attributes}
          className="input input-short figures"
          type={type}
          min={min}
          max={max}
          data-readable={isReadable}
          // An unreadable input has the value '', because React would clear a half-typed day if it set another value.
          value={isReadable ? value : ''}
          onChange={handleInput}
          onInvalid={handleInput}
          onBlur={onLeave}
        />
      )}
    </Field>
  )
}
