import { useTranslation } from 'react-i18next'
import type { TextFormat } from '../../../machines/case/definition/field'
import { TextField, type TextFieldProps } from '../TextField'
import type { FieldOf, FieldTypeProps } from './fieldType'
import { textControlProps } from './textControlProps'

type LineFormat = Exclude<TextFormat, 'date' | 'time' | 'longText'>
type Hint =
  | 'plate'
  | 'email'
  | 'phone'
  | 'bankAccount'
  | 'companyTaxNumber'
  | 'personalTaxNumber'
  | 'superShop'
  | 'cardNumber'
  | 'year'
  | 'money'

interface InputTraits extends Pick<TextFieldProps, 'inputMode' | 'autoComplete' | 'appearance'> {
  /** A hint that shows the format to type. It is used if the case has no hint of its own. */
  readonly hint?: `hints.${Hint}`
}

/** Attributes of each format. None has a maximum length, which would cut off a pasted number with surrounding text. */
const TRAITS: Readonly<Record<LineFormat, InputTraits>> = {
  text: {},
  plate: { appearance: 'plate', hint: 'hints.plate' },
  email: { inputMode: 'email', autoComplete: 'email', hint: 'hints.email' },
  phone: { inputMode: 'tel', autoComplete: 'tel', appearance: 'short', hint: 'hints.phone' },
  // An IBAN begins with letters, which a numeric keypad lacks.
  bankAccount: { hint: 'hints.bankAccount' },
  companyTaxNumber: { inputMode: 'numeric', appearance: 'short', hint: 'hints.companyTaxNumber' },
  personalTaxNumber: { inputMode: 'numeric', appearance: 'short', hint: 'hints.personalTaxNumber' },
  superShop: { inputMode: 'numeric', hint: 'hints.superShop' },
  cardNumber: { appearance: 'short', hint: 'hints.cardNumber' },
  zipCode: { inputMode: 'numeric', autoComplete: 'postal-code', appearance: 'short' },
  city: { autoComplete: 'address-level2' },
  street: { autoComplete: 'address-line1' },
  houseNumber: { autoComplete: 'address-line2', appearance: 'short' },
  percent: { inputMode: 'decimal', appearance: 'short' },
  year: { inputMode: 'numeric', appearance: 'short', hint: 'hints.year' },
  money: { inputMode: 'numeric', appearance: 'short', hint: 'hints.money' },
  number: { inputMode: 'numeric', appearance: 'short' },
}

const isLineFormat = (format: TextFormat): format is LineFormat => format in TRAITS

/** Returns the control's attributes for a format of one line; for any other format those of `text`. */
export const traitsOf = (format: TextFormat): InputTraits => TRAITS[isLineFormat(format) ? format : 'text']

/**
 * An answer of one line. Calls `useTranslation` only for a format with a hint, because rows contain many fields without
 * one.
 */
export function TypedFieldType(props: FieldTypeProps<FieldOf<'text'>>) {
  const { hint, ...traits } = traitsOf(props.field.format)
  if (hint === undefined || props.hint !== undefined) return <TextField {...textControlProps(props)} {...traits} />
  return <HintedText {...textControlProps(props)} {...traits} says={hint} />
}

function HintedText({ says, ...props }: TextFieldProps & { readonly says: NonNullable<InputTraits['hint']> }) {
  const { t } = useTranslation('case')
  return <TextField {...props} hint={t(says)} />
}
