import './SelectField.css'
import { Field } from './Field'
import type { TypedFieldProps } from './TextField'

interface Props extends TypedFieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Shown while nothing is chosen, e.g. "Válasszon". */
  readonly placeholder: string
}

/** A choice of one of many options. */
export const SelectField = (props: Props) => (
  <Field texts={props}>
    {(attributes) => (
      <select
        {...attributes}
        className="input input-select"
        autoComplete={props.autoComplete}
        value={props.value}
        data-heard={props.value}
        onChange={(change) => props.onChange(change.target.value)}
        onBlur={props.onLeave}
      >
        <option value="">{props.placeholder}</option>
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )}
  </Field>
)
