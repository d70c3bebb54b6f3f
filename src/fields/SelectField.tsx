import './SelectField.css'
import { Field, type FieldTexts } from './Field'

interface Props extends FieldTexts {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** '' while nothing is chosen. */
  readonly value: string
  /** What stands there while nothing is chosen, e.g. "Válasszon!". */
  readonly placeholder: string
  readonly onChange: (value: string) => void
  readonly onLeave?: () => void
}

/** A choice of one among many. */
export const SelectField = (props: Props) => (
  <Field texts={props}>
    {(wiring) => (
      <select
        {...wiring}
        className="input input-select"
        value={props.value}
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
