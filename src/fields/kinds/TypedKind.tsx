import { useTranslation } from 'react-i18next'
import type { TextKind } from '../../../machines/case/field'
import { TextField, type TextFieldProps } from '../TextField'
import type { FieldOf, KindProps } from './kind'
import { typed } from './typed'

type LineKind = Exclude<TextKind, 'date' | 'time' | 'longText'>
type Hint =
  | 'plate'
  | 'email'
  | 'phone'
  | 'bankAccount'
  | 'companyTaxNumber'
  | 'personalTaxNumber'
  | 'superShop'
  | 'year'
  | 'money'

interface InputTraits extends Pick<TextFieldProps, 'inputMode' | 'autoComplete' | 'look'> {
  /** How it may be written, where the case does not say so itself. */
  readonly hint?: `hints.${Hint}`
}

/** Nothing is cut off at a length: what was pasted along with a number would take its last digits away. */
const LOOKS: Readonly<Record<LineKind, InputTraits>> = {
  text: {},
  plate: { look: 'plate', hint: 'hints.plate' },
  email: { inputMode: 'email', autoComplete: 'email', hint: 'hints.email' },
  phone: { inputMode: 'tel', autoComplete: 'tel', look: 'short', hint: 'hints.phone' },
  // An IBAN begins with letters, which a keypad of digits does not have.
  bankAccount: { hint: 'hints.bankAccount' },
  companyTaxNumber: { inputMode: 'numeric', look: 'short', hint: 'hints.companyTaxNumber' },
  personalTaxNumber: { inputMode: 'numeric', look: 'short', hint: 'hints.personalTaxNumber' },
  superShop: { inputMode: 'numeric', hint: 'hints.superShop' },
  zipCode: { inputMode: 'numeric', autoComplete: 'postal-code', look: 'short' },
  city: { autoComplete: 'address-level2' },
  street: { autoComplete: 'address-line1' },
  houseNumber: { autoComplete: 'address-line2', look: 'short' },
  percent: { inputMode: 'decimal', look: 'short' },
  year: { inputMode: 'numeric', look: 'short', hint: 'hints.year' },
  money: { inputMode: 'numeric', look: 'short', hint: 'hints.money' },
}

const isLine = (kind: TextKind): kind is LineKind => kind in LOOKS

/** How the control of an answer of one line looks, and what the browser knows of it. */
export const lookOf = (kind: TextKind): InputTraits => LOOKS[isLine(kind) ? kind : 'text']

/** An answer of one line. */
export function TypedKind(props: KindProps<FieldOf<'text'>>) {
  const { t } = useTranslation('case')
  const { hint, ...look } = lookOf(props.field.kind)
  return <TextField {...typed(props)} {...look} hint={props.hint ?? (hint && t(hint))} />
}
