import './LongTextField.css'
import { Field } from './Field'
import type { Typed } from './TextField'

/** Several lines of text; the field grows with them. */
export const LongTextField = (props: Typed) => (
  <Field texts={props}>
    {(wiring) => (
      <textarea
        {...wiring}
        className="input input-long"
        rows={5}
        value={props.value}
        onChange={(change) => props.onChange(change.target.value)}
        onBlur={props.onLeave}
      />
    )}
  </Field>
)
