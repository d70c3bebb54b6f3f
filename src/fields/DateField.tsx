import { Field } from './Field'
import { useFocusOn } from './focus'
import type { Typed } from './TextField'

interface Props extends Typed {
  /** yyyy-MM-dd, as is the value. */
  readonly min?: string
  readonly max?: string
}

/** A day, by the browser's own picker. */
export function DateField(props: Props) {
  const { value, onChange, onLeave, focusOn, min, max } = props
  const ref = useFocusOn(focusOn)
  return (
    <Field texts={props}>
      {(wiring) => (
        <input
          {...wiring}
          ref={ref}
          className="input input-short figures"
          type="date"
          min={min}
          max={max}
          value={value}
          onChange={(change) => onChange(change.target.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  )
}
