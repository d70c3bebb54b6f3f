import type { HTMLInputAutoCompleteAttribute } from 'react'
import { joinClasses } from '../ui/controls/sends'
import { Field, type FieldTexts } from './Field'
import { useFocusOn } from './focus'

/** The props of every field with typed text. */
export interface TypedFieldProps extends FieldTexts {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Called when the focus leaves the field, so that the answer can be validated. */
  readonly onLeave?: () => void
  /** The count of failed attempts. The field takes the focus whenever the count changes to a number above 0. */
  readonly focusOn?: number | undefined
  /** The kind of personal data that the field asks for, so that the browser can fill it in. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
}

/** The props of a single-line text field. */
export interface TextFieldProps extends TypedFieldProps {
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email'
  /**
   * Width and letters of the input. `full` is as wide as the form. `short` suits numbers, `plate` spaces capitals, and
   * `code` spaces digits.
   */
  readonly appearance?: 'full' | 'short' | 'plate' | 'code'
}

/** The CSS classes of an input, by its appearance and input mode. */
export const inputClasses = ({ appearance = 'full', inputMode }: TextFieldProps): string =>
  joinClasses('input', appearance !== 'full' && `input-${appearance}`, inputMode === 'numeric' && 'figures')

/** A single-line text field. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, onLeave, focusOn, inputMode = 'text', autoComplete = 'off', appearance = 'full' } = props
  const ref = useFocusOn(focusOn)
  const isEmail = inputMode === 'email'
  return (
    <Field texts={props}>
      {(attributes) => (
        <input
          {...attributes}
          ref={ref}
          className={inputClasses(props)}
          // The type is never `email`: in such a field Chromium changes an accented domain, and the value then differs
          // from the typed text.
          type={inputMode === 'tel' ? inputMode : 'text'}
          inputMode={inputMode}
          autoComplete={autoComplete}
          autoCapitalize={isEmail ? 'none' : appearance === 'plate' ? 'characters' : undefined}
          spellCheck={isEmail || appearance === 'plate' ? false : undefined}
          value={value}
          onChange={(change) => onChange(change.target.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  )
}
