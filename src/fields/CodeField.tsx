import { normaliseCode } from '../../machines/oneTimeCode/codes'
import './CodeField.css'
import type { TypedFieldProps } from './TextField'
import { TextField } from './TextField'

interface Props extends TypedFieldProps {
  /** Number of digits in the code. */
  readonly length?: number
  /** `off` if another field of the form receives the code that the phone offers. */
  readonly autoComplete?: 'one-time-code' | 'off'
}

/** A field for a code from a message, which phones can fill in. From a pasted message it takes only the code. */
export function CodeField({ length = 6, autoComplete = 'one-time-code', onChange, ...typed }: Props) {
  return (
    <TextField
      {...typed}
      appearance="code"
      inputMode="numeric"
      autoComplete={autoComplete}
      onChange={(value) => onChange(normaliseCode(value).replace(/\D/g, '').slice(0, length))}
    />
  )
}
