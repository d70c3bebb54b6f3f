import { normaliseBankAccount } from '../../machines/validation/bankAccount'
import { normaliseCompanyTaxNumber } from '../../machines/validation/companyTaxNumber'
import { isDay } from '../../machines/validation/date'
import { normalisePlate } from '../../machines/validation/normalisePlate'
import { normalisePhone } from '../../machines/validation/phone'
import type { Money } from '../api/entities'

const CURRENCIES = { HUF: 'HUF', FT: 'HUF', EUR: 'EUR', CHF: 'CHF' } as const
const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

const day = new Intl.DateTimeFormat('hu-HU', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' })
const percent = new Intl.NumberFormat('hu-HU', { style: 'percent', maximumFractionDigits: 2 })
const unitOf = (unit: 'kilobyte' | 'megabyte') =>
  new Intl.NumberFormat('hu-HU', { style: 'unit', unit, maximumFractionDigits: unit === 'megabyte' ? 1 : 0 })

const amountIn = (currency: 'HUF' | 'EUR' | 'CHF') => {
  const digits = currency === 'HUF' ? 0 : 2
  return new Intl.NumberFormat('hu-HU', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}
// Made once each: a list has thousands of amounts, and making one takes far longer than using it.
const amounts = { HUF: amountIn('HUF'), EUR: amountIn('EUR'), CHF: amountIn('CHF') }

/** `12 450 Ft`; forints without decimals, other currencies with two. */
export const formatMoney = ({ value, currency }: Money): string => amounts[CURRENCIES[currency]].format(value)

/** `40%` */
export const formatPercentage = (percentage: number): string => percent.format(percentage / 100)

/** A day (`yyyy-MM-dd`) as `2026. 11. 21.` */
export const formatDate = (isoDay: string): string => day.format(new Date(isoDay))

/** What a text is filled in with, ready to read: days as `2026. 11. 21.`, everything else as it is. */
export const formatDays = (values: Readonly<Record<string, string | number>>): typeof values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && isDay(value) ? formatDate(value) : value,
    ]),
  )

/** `1,2 MB`; below a tenth of a megabyte in kilobytes, never rounded to nothing. */
export const formatSize = (bytes: number): string =>
  bytes < MEGABYTE / 10
    ? unitOf('kilobyte').format(Math.ceil(bytes / KILOBYTE))
    : unitOf('megabyte').format(bytes / MEGABYTE)

/** A licence plate for reading: `ABC-123`, `AA BC-123`; what follows no series stays as it is. */
export const formatPlate = (plate: string): string => {
  const [, letters = '', digits = ''] = /^([A-Z]{3,6})(\d{1,4})$/.exec(normalisePlate(plate)) ?? []
  if (letters === '') return plate
  const isOfNewSeries = letters.length === 4 && digits.length === 3
  return `${isOfNewSeries ? `${letters.slice(0, 2)} ${letters.slice(2)}` : letters}-${digits}`
}

/** A Hungarian phone number for reading: `+36 20 123 4567`, `+36 1 234 5678`, `+36 62 123 456`. */
export const formatPhone = (phone: string): string =>
  normalisePhone(phone).replace(/^\+36(1|[2-9]\d)(\d{3})(\d{3,4})$/, '+36 $1 $2 $3')

/** A bank account for reading, given as a GIRO number or as an IBAN: `8-8` or `8-8-8`. */
export const formatBankAccount = normaliseBankAccount

/** A company's tax number for reading: `xxxxxxxx-y-zz`. */
export const formatCompanyTaxNumber = normaliseCompanyTaxNumber
