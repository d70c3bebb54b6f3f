import { Fault, type FieldTexts, wire } from './Field'

interface Props extends FieldTexts {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** A yes or no: a consent, a statement. */
export const CheckboxField = (props: Props) => {
  const wiring = wire(props)
  return (
    <div className="field" data-invalid={props.error ? '' : undefined}>
      <Fault {...props} />
      <div className="options">
        <label className="option" htmlFor={wiring.id}>
          <input
            {...wiring}
            type="checkbox"
            aria-labelledby={`label-${props.name}`}
            checked={props.checked}
            onChange={(change) => props.onChange(change.target.checked)}
          />
          <span id={`label-${props.name}`}>{props.label}</span>
          {props.hint && (
            <span id={`hint-${props.name}`} className="hint">
              {props.hint}
            </span>
          )}
        </label>
      </div>
    </div>
  )
}
