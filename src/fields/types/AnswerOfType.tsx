import './AnswerOfType.css'
import { useTranslation } from 'react-i18next'
import { chosenValuesOf, filesOf, textOf } from '../../../machines/case/definition/answer'
import type { Answer, TextFormat } from '../../../machines/case/definition/field'
import { UNKNOWN } from '../../../machines/case/definition/fields/orUnknown'
import { normaliseCardNumber } from '../../../machines/validation/cardNumber'
import { extractEmail } from '../../../machines/validation/email'
import {
  formatBankAccount,
  formatCompanyTaxNumber,
  formatDate,
  formatForints,
  formatNumber,
  formatPhone,
  formatPlate,
  formatTime,
} from '../../texts/format'
import { Disclosure } from '../../ui/controls/Disclosure'
import { WarningIcon } from '../../ui/icons/icons'
import { EmailText } from '../../ui/values/EmailText'
import { Lines } from '../../ui/values/Lines'
import { NotGiven } from '../../ui/values/NotGiven'
import { ValueText, Verbatim } from '../../ui/values/Verbatim'
import type { OptionTexts, PlainField } from './fieldType'
import { areManyFiles } from './manyFiles'

interface Props {
  readonly field: PlainField
  readonly answer: Answer | undefined
  /** The options as text. */
  readonly options: readonly OptionTexts[]
  /**
   * Text for an empty answer, e.g. "csak ez a szerződés" (only this contract). Absent if an empty answer means nothing.
   */
  readonly empty?: string | undefined
  /** A reason to check the answer again. */
  readonly warning?: string | null
}

const unchanged = (answer: string): string => answer

/** The functions that format a typed answer for display, by input format. */
const FORMATS: Readonly<Record<TextFormat, (answer: string, unit: string) => string>> = {
  text: unchanged,
  longText: unchanged,
  plate: formatPlate,
  email: unchanged,
  phone: formatPhone,
  date: formatDate,
  time: formatTime,
  money: formatForints,
  bankAccount: formatBankAccount,
  companyTaxNumber: formatCompanyTaxNumber,
  personalTaxNumber: unchanged,
  superShop: unchanged,
  cardNumber: normaliseCardNumber,
  zipCode: unchanged,
  city: unchanged,
  street: unchanged,
  houseNumber: unchanged,
  year: unchanged,
  number: formatNumber,
  percent: (answer) => `${answer.replace(/\s*%$/, '')}%`,
}

/** Returns the labels of the chosen options. */
export const chosenLabels = (options: readonly OptionTexts[], chosenValues: readonly string[]): readonly string[] =>
  options.flatMap(({ value, label }) => (chosenValues.includes(value) ? [label] : []))

/** An answer in a summary. */
export const AnswerOfType = ({ warning, ...props }: Props) => (
  <>
    <AnswerValue {...props} />
    {warning && (
      <p className="field-warning">
        <WarningIcon />
        <span>{warning}</span>
      </p>
    )}
  </>
)

function AnswerValue({ field, answer, options, empty }: Props) {
  const { t } = useTranslation('case')
  if (field.type === 'documents') {
    const files = filesOf(answer)
    if (files.length === 0) return <NotGiven>{t('files.none')}</NotGiven>
    // The field's label says what the photo shows. A file name that a camera gave says nothing.
    if ('outline' in field) return <span>{t('files.photo')}</span>
    const fileNames = <Lines lines={files.map(({ name }) => name)} isVerbatim />
    return areManyFiles(files) ? (
      <Disclosure label={t('files.some', { number: files.length })}>{fileNames}</Disclosure>
    ) : (
      fileNames
    )
  }
  if (field.type === 'many') {
    const labels = chosenLabels(options, chosenValuesOf(answer))
    if (labels.length > 0) return <Lines lines={labels} />
    return empty === undefined ? <NotGiven>{t('noneChosen')}</NotGiven> : <span>{empty}</span>
  }
  const text = textOf(answer).trim()
  if (text === '') return empty === undefined ? <NotGiven>{t('notAnswered')}</NotGiven> : <span>{empty}</span>
  if (field.type === 'accepted') return <span>{t('accepted.given')}</span>
  if (field.type === 'text' && field.canBeUnknown && text === UNKNOWN) return <span>{t('unknown.given')}</span>
  if (field.type === 'choice')
    return <ValueText>{options.find(({ value }) => value === text)?.label ?? text}</ValueText>
  if (field.format === 'email') return <EmailText email={extractEmail(text)} />
  if (field.format === 'longText') return <span className="lines">{text}</span>
  return <Verbatim>{FORMATS[field.format](text, field.unit ?? '')}</Verbatim>
}
