import { FieldGroup, type FieldTexts } from './Field'

interface Option {
  readonly value: string
  readonly label: string
  readonly hint?: string | undefined
}

interface Props extends FieldTexts {
  readonly options: readonly Option[]
  readonly value: string | undefined
  readonly onChange: (value: string) => void
  /** The customer left the whole question: time to check it. */
  readonly onLeave?: () => void
}

/** A choice of one among a few. An error's link leads to the first option. */
export const RadioField = (props: Props) => (
  <FieldGroup texts={props}>
    <div className="options">
      {props.options.map(({ value, label, hint }, index) => {
        // Values may hold what no id can.
        const id = index === 0 ? `field-${props.name}` : `field-${props.name}-${index}`
        return (
          <label key={value} className="option" htmlFor={id}>
            <input
              type="radio"
              id={id}
              name={props.name}
              value={value}
              aria-labelledby={`${id}-label`}
              aria-describedby={hint && `${id}-hint`}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
              onBlur={({ currentTarget, relatedTarget }) => {
                if (!currentTarget.closest('fieldset')?.contains(relatedTarget)) props.onLeave?.()
              }}
            />
            <span id={`${id}-label`}>{label}</span>
            {hint && (
              <span id={`${id}-hint`} className="hint">
                {hint}
              </span>
            )}
          </label>
        )
      })}
    </div>
  </FieldGroup>
)
