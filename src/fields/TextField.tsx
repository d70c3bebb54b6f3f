import type { HTMLInputAutoCompleteAttribute } from 'react'
import { classes } from '../ui/sends'
import { Field, type FieldTexts } from './Field'
import { useFocusOn } from './focus'

/** What every field that is typed into takes. */
export interface Typed extends FieldTexts {
  readonly value: string
  readonly onChange: (value: string) => void
  /** The customer left the field: time to check it. */
  readonly onLeave?: () => void
  /** The focus comes to the field whenever this changes to a number above 0: the count of refused attempts. */
  readonly focusOn?: number | undefined
  /** What of the customer it asks for, so that the browser can help. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
}

/** What one line of text takes. */
export interface TextFieldProps extends Typed {
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email'
  readonly maxLength?: number
  /** Short: numbers and the like. Plate: capitals, spaced. Code: digits, spaced. */
  readonly appearance?: 'full' | 'short' | 'plate' | 'code'
}

/** How an input looks by what is typed into it. */
export const inputClasses = ({ appearance = 'full', inputMode }: TextFieldProps): string =>
  classes('input', appearance !== 'full' && `input-${appearance}`, inputMode === 'numeric' && 'figures')

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const {
    value,
    onChange,
    onLeave,
    focusOn,
    inputMode = 'text',
    autoComplete = 'off',
    maxLength,
    appearance = 'full',
  } = props
  const ref = useFocusOn(focusOn)
  const isEmail = inputMode === 'email'
  return (
    <Field texts={props}>
      {(wiring) => (
        <input
          {...wiring}
          ref={ref}
          className={inputClasses(props)}
          // Chromium rewrites an accented domain in a field of type email, so that its value is not what was typed.
          type={inputMode === 'tel' ? inputMode : 'text'}
          inputMode={inputMode}
          autoComplete={autoComplete}
          autoCapitalize={isEmail ? 'none' : appearance === 'plate' ? 'characters' : undefined}
          spellCheck={isEmail || appearance === 'plate' ? false : undefined}
          maxLength={maxLength}
          value={value}
          onChange={(change) => onChange(change.target.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  )
}
