import type { Money } from '../../src/api/entities'
import { isForints } from '../validation/isForints'
import { withoutSeparators } from '../withoutSeparators'
import type { Transfer } from './payment.types'

/** Validity of the QR code (ms). */
const QR_VALIDITY = 7 * 24 * 60 * 60_000

/** Largest amount that the QR code standard allows, in forints. */
const LARGEST_AMOUNT = 999_999_999_999
const LONGEST_TEXT = 70
/**
 * Empty lines of the QR code: shop, device, invoice, customer, transaction, loyalty card and tax authority's code. A
 * premium needs none of them.
 */
const UNUSED_LINES = Array.from({ length: 7 }, () => '')

/**
 * Returns the check digits of a Hungarian IBAN. They are 98 minus the remainder of a division by 97. The divided number
 * consists of the account, `1730` (the letters HU) and `00`.
 */
const checkDigits = (account: string): string => String(98n - (BigInt(`${account}173000`) % 97n)).padStart(2, '0')

/** The IBAN of a Hungarian account, given as 16 or 24 digits or as an IBAN; `null` for other texts. */
export const ibanOf = (accountNumber: string): string | null => {
  const strippedNumber = withoutSeparators(accountNumber).toUpperCase()
  if (/^HU\d{26}$/.test(strippedNumber)) return strippedNumber
  if (!/^(\d{16}|\d{24})$/.test(strippedNumber)) return null
  const account = strippedNumber.padEnd(24, '0')
  return `HU${checkDigits(account)}${account}`
}

/** A BIC of eleven characters, as the standard requires; `null` if it is missing or invalid. */
const bicOf = (swiftCode: string | null | undefined): string | null =>
  swiftCode && /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(swiftCode) ? swiftCode.padEnd(11, 'X') : null

const isInForints = ({ value, currency }: Money): boolean =>
  isForints(currency) && Number.isInteger(value) && value > 0 && value <= LARGEST_AMOUNT

/** Returns a text as a single line, cut to the standard's limit of 70 characters. */
const singleLineOf = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT)

/** A time as `yyyyMMddHHmmss` and its offset from UTC in hours. */
const qrTimeOf = (at: number): string => `${new Date(at).toISOString().replace(/\D/g, '').slice(0, 14)}+0`

/**
 * Returns the text of a QR code that fills in the transfer in a banking app. Follows the Hungarian National Bank's
 * standard for instant transfers (version 001). `null` if required data are missing, or if the amount is not in whole
 * forints or too large.
 */
export const transferQr = ({ details, at }: Transfer, amount: Money | null): string | null => {
  const { accountHolder, contractNumber } = details
  const bic = bicOf(details.swiftCode)
  const iban = ibanOf(details.accountNumber)
  if (bic === null || iban === null || amount === null || !isInForints(amount)) return null
  if (!accountHolder || !contractNumber) return null
  const lines = [
    ...['HCT', '001', '1'],
    ...[bic, singleLineOf(accountHolder), iban],
    `HUF${amount.value}`,
    qrTimeOf(at + QR_VALIDITY),
    // The purpose of the payment is optional and stays empty.
    '',
    singleLineOf(contractNumber),
    ...UNUSED_LINES,
  ]
  return lines.map((line) => `${line}\n`).join('')
}
