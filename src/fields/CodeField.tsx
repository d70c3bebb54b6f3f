import { normaliseCode } from '../../machines/oneTimeCode/codes'
import './CodeField.css'
import type { Typed } from './TextField'
import { TextField } from './TextField'

interface Props extends Typed {
  /** How many digits the code has. */
  readonly length?: number
  /** Off where another field of the form takes the code that the phone offers. */
  readonly autoComplete?: 'one-time-code' | 'off'
}

/** A code from a message: one field, filled by the phone itself where it can. Of a pasted message it takes the code. */
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
