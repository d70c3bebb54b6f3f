import { normaliseBankAccount } from '../../machines/validation/bankAccount'
import { normaliseCompanyTaxNumber } from '../../machines/validation/companyTaxNumber'
import { isDay } from '../../machines/validation/date'
import { isForints } from '../../machines/validation/isForints'
import { parseAmount } from '../../machines/validation/money'
import { normalisePlate } from '../../machines/validation/normalisePlate'
import { numberText, parseNumber } from '../../machines/validation/number'
import { normalisePhone } from '../../machines/validation/phone'
import { normaliseTime } from '../../machines/validation/time'
import type { KnownAddress, Money } from '../api/entities'

const CURRENCIES = { HUF: 'Ft', FT: 'Ft', EUR: 'EUR', CHF: 'CHF' } as const
const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE
const NO_BREAK_SPACE = '\u00a0'

// Hungarian separators in place of the English ones. An engine without Hungarian would write 12,450.50, which reads as
// another sum.
const HUNGARIAN_SEPARATORS: Partial<Record<Intl.NumberFormatPartTypes, string>> = {
  group: NO_BREAK_SPACE,
  decimal: ',',
}

const numberFormatter = (minDigits: number, maxDigits: number) => {
  // Created once: a list has thousands of amounts, and creating a formatter is far slower than using it.
  const englishFormatter = new Intl.NumberFormat('en-US-u-nu-latn', {
    minimumFractionDigits: minDigits,
    maximumFractionDigits: maxDigits,
    useGrouping: 'min2',
    // A number that rounds to zero has no sign: -0.3 is 0, not -0.
    signDisplay: 'negative',
  })
  return (value: number): string =>
    englishFormatter
      .formatToParts(value)
      .map((part) => HUNGARIAN_SEPARATORS[part.type] ?? part.value)
      .join('')
}
const formatWhole = numberFormatter(0, 0)
const formatTenths = numberFormatter(0, 1)
const formatHundredths = numberFormatter(0, 2)
const formatCents = numberFormatter(2, 2)
const formatSixDecimals = numberFormatter(0, 6)

/** Formats an amount with fractions of a forint: `99 999,5 Ft`. */
const formatExactly = (money: Money): string =>
  isForints(money.currency) ? `${formatHundredths(money.value)}${NO_BREAK_SPACE}Ft` : formatMoney(money)

/**
 * Formats an amount: `12 450 Ft`. An amount in forints has decimals only if it would otherwise be rounded to zero (`0,4
 * Ft`). Other currencies have two decimals.
 */
export const formatMoney = (money: Money): string => {
  const { value, currency } = money
  if (!isForints(currency)) return `${formatCents(value)}${NO_BREAK_SPACE}${CURRENCIES[currency]}`
  return Math.abs(value) < 0.5 ? formatExactly(money) : `${formatWhole(value)}${NO_BREAK_SPACE}Ft`
}

/** Formats the price of a fund's unit, with up to six decimals: `1,7421 Ft`. */
export const formatPrice = ({ value, currency }: Money): string =>
  `${formatSixDecimals(value)}${NO_BREAK_SPACE}${CURRENCIES[currency]}`

/** Formats a number of fund units: `798 901,0103`. */
export const formatUnits = (units: number): string => formatSixDecimals(units)

/** Formats a percentage: `40%`, `12,5%`. */
export const formatPercentage = (percentage: number): string => `${formatHundredths(percentage)}%`

/** Formats a day (`yyyy-MM-dd`) as `2026. 11. 21.`, with no-break spaces. */
export const formatDate = (day: string): string => `${day.replaceAll('-', `.${NO_BREAK_SPACE}`)}.`

/** Formats the period between two days (`yyyy-MM-dd`) in the insurer's format, `2026. 03. 28. – 2027. 03. 27.`. */
export const formatDays = (firstDay: string, lastDay: string): string =>
  formatPeriod(`${formatDate(firstDay)} – ${formatDate(lastDay)}`)

/**
 * Adds no-break spaces to a period in the insurer's format, `2026. 03. 28. – 2027. 03. 27.`, so that it wraps only
 * after the dash.
 */
export const formatPeriod = (period: string): string =>
  period.replace(/(\d\.) (?=\d\d\.)/g, `$1${NO_BREAK_SPACE}`).replace(' – ', `${NO_BREAK_SPACE}– `)

type Value = string | number | Money

const looksLike = (value: Value, money: Money): boolean =>
  typeof value === 'object' && value.value !== money.value && formatMoney(value) === formatMoney(money)

/**
 * Formats one of several amounts in a text. Shows fractions of a forint if another amount would otherwise look the
 * same.
 */
const formatMoneyAmong = (money: Money, otherValues: readonly Value[]): string =>
  otherValues.some((other) => looksLike(other, money)) ? formatExactly(money) : formatMoney(money)

const formatValue = (value: Value, allValues: readonly Value[]): string | number => {
  if (typeof value === 'object') return formatMoneyAmong(value, allValues)
  return typeof value === 'string' && isDay(value) ? formatDate(value) : value
}

/** Formats a text's values: days as `2026. 11. 21.`, amounts as `12 450 Ft`, others unchanged. */
export const formatValues = (values: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, formatValue(value, Object.values(values))]))

/** Formats a size: `1,2 MB`, or in kB below 0.1 MB. It is rounded up, so that a small file is not 0 kB. */
export const formatSize = (bytes: number): string =>
  bytes < MEGABYTE / 10
    ? `${formatWhole(Math.ceil(bytes / KILOBYTE))} kB`
    : `${formatTenths(Math.ceil((bytes / MEGABYTE) * 10) / 10)} MB`

/** Formats an amount typed in whole forints: `50 000 Ft`. */
export const formatForints = (typed: string): string => {
  const value = parseAmount(typed)
  return Number.isNaN(value) ? typed : formatMoney({ value, currency: 'HUF' })
}

/** Formats a typed whole number with its unit: `12 450 km`. */
export const formatNumber = (typed: string, unit: string): string => {
  const value = parseNumber(typed, unit)
  return Number.isNaN(value) ? typed : numberText(value, unit)
}

/** Formats a licence plate: `ABC-123`, `AA BC-123`. A plate of an unknown format is unchanged. */
export const formatPlate = (plate: string): string => {
  const [, letters = '', digits = ''] = /^([A-Z]{3,6})(\d{1,4})$/.exec(normalisePlate(plate)) ?? []
  if (letters === '') return plate
  const isOfNewSeries = letters.length === 4 && digits.length === 3
  return `${isOfNewSeries ? `${letters.slice(0, 2)} ${letters.slice(2)}` : letters}-${digits}`
}

/** Formats the known parts of an address: `1117 Budapest, Fő utca 1.` */
export const formatAddress = ({ zipCode, city, streetAddress, buildingNo }: KnownAddress): string =>
  [
    [zipCode, city],
    [streetAddress, buildingNo],
  ]
    .map((part) => part.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ')

/** Formats a Hungarian phone number: `+36 20 123 4567`, `+36 1 234 5678`, `+36 62 123 456`. */
export const formatPhone = (phone: string): string =>
  normalisePhone(phone).replace(/^\+36(1|[2-9]\d)(\d{3})(\d{3,4})$/, '+36 $1 $2 $3')

/** Formats a bank account, given as a GIRO number or an IBAN, in groups of eight digits: `8-8` or `8-8-8`. */
export const formatBankAccount = normaliseBankAccount

/** Formats a time of day: `09:05`. */
export const formatTime = normaliseTime

/** Formats a company's tax number: `xxxxxxxx-y-zz`. */
export const formatCompanyTaxNumber = normaliseCompanyTaxNumber
