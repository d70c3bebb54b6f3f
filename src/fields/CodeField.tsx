import './CodeField.css'
import { Field } from './Field'
import { useFocusOn } from './focus'
import type { Typed } from './TextField'

interface Props extends Typed {
  /** How many digits the code has. */
  readonly length?: number
  /** Off where another field of the form takes the code that the phone offers. */
  readonly autoComplete?: 'one-time-code' | 'off'
}

/** A code from a message: one field, filled by the phone itself where it can. Pasted spaces do not count. */
export function CodeField(props: Props) {
  const { value, onChange, onLeave, focusOn, length = 6, autoComplete = 'one-time-code' } = props
  const ref = useFocusOn(focusOn)
  return (
    <Field texts={props}>
      {(wiring) => (
        <input
          {...wiring}
          ref={ref}
          className="input input-code figures"
          type="text"
          inputMode="numeric"
          autoComplete={autoComplete}
          value={value}
          onChange={(change) => onChange(change.target.value.replace(/\D/g, '').slice(0, length))}
          onBlur={onLeave}
        />
      )}
    </Field>
  )
}
