import type { Money } from '../../src/api/entities'
import { isForints } from '../validation/isForints'
import { withoutSeparators } from '../withoutSeparators'
import type { Transfer } from './payment.types'

/** How long the code can be paid with (ms). */
const VALID_FOR = 7 * 24 * 60 * 60_000

/** The most that a line for amounts takes, in forints. */
const MOST = 999_999_999_999
const LONGEST_TEXT = 70
/** Shop, device, invoice, customer, transaction, loyalty card, tax authority's code: none of them is of a premium. */
const UNUSED = Array.from({ length: 7 }, () => '')

/** The check digits of a Hungarian IBAN: what is left of the account and the country's letters as digits, divided by 97. */
const checkDigits = (account: string): string => String(98n - (BigInt(`${account}173000`) % 97n)).padStart(2, '0')

/** The IBAN of a Hungarian account of 16 or 24 digits; `null` for whatever is none. */
export const ibanOf = (accountNumber: string): string | null => {
  const stripped = withoutSeparators(accountNumber).toUpperCase()
  if (/^HU\d{26}$/.test(stripped)) return stripped
  if (!/^(\d{16}|\d{24})$/.test(stripped)) return null
  const account = stripped.padEnd(24, '0')
  return `HU${checkDigits(account)}${account}`
}

/** Of eleven characters, as the standard wants it. */
const bicOf = (swiftCode: string | null | undefined): string | null =>
  swiftCode && /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(swiftCode) ? swiftCode.padEnd(11, 'X') : null

const isInForints = ({ value, currency }: Money): boolean =>
  isForints(currency) && Number.isInteger(value) && value > 0 && value <= MOST

/** One line, no longer than the standard allows. */
const lineOf = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT)

/** As `yyyyMMddHHmmss` and the hours ahead of Greenwich. */
const timeOf = (at: number): string => `${new Date(at).toISOString().replace(/\D/g, '').slice(0, 14)}+0`

/**
 * The text of a QR code from which a banking app fills in the transfer, by the Hungarian National Bank's standard for
 * instant transfers (version 001). `null` where the data do not suffice for one.
 */
export const transferQr = ({ details, at }: Transfer, amount: Money | null): string | null => {
  const { accountHolder, contractNumber } = details
  const bic = bicOf(details.swiftCode)
  const iban = ibanOf(details.accountNumber)
  if (bic === null || iban === null || amount === null || !isInForints(amount)) return null
  if (!accountHolder || !contractNumber) return null
  const lines = [
    ...['HCT', '001', '1'],
    ...[bic, lineOf(accountHolder), iban],
    `HUF${amount.value}`,
    timeOf(at + VALID_FOR),
    // The purpose of the payment can be left out.
    '',
    lineOf(contractNumber),
    ...UNUSED,
  ]
  return lines.map((line) => `${line}\n`).join('')
}
