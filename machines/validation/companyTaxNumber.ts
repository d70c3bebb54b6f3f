import { withoutSeparators } from '../withoutSeparators'
import { isCheckDigitValid, lengthProblem } from './digits'
import type { Problem } from './problem'

const DIGIT_COUNT = 11

/** The three groups: the company, its VAT code, its county. */
const groupsOf = (digits: string) => ({
  company: digits.slice(0, 8),
  vat: digits.slice(8, 9),
  county: digits.slice(9),
})

/** Normalises a company's tax number to the insurer's format: `xxxxxxxx-y-zz`. */
export const normaliseCompanyTaxNumber = (typed: string): string => {
  const { company, vat, county } = groupsOf(withoutSeparators(typed))
  return `${company}-${vat}-${county}`
}

/**
 * Checks a company's tax number: the number of digits, the company's check digit and the VAT code.
 * `warnOfCompanyTaxNumber` checks the county.
 */
export const checkCompanyTaxNumber = (typed: string): Problem | null => {
  const digits = withoutSeparators(typed)
  if (digits === '') return { name: 'missing' }
  const digitsProblem = lengthProblem('companyTaxNumber', digits, [DIGIT_COUNT])
  if (digitsProblem !== null) return digitsProblem
  const { company, vat } = groupsOf(digits)
  if (!isCheckDigitValid(company)) return { name: 'companyTaxNumberFirst', values: { group: company } }
  return /[1-5]/.test(vat) ? null : { name: 'companyTaxNumberVat', values: { digit: vat } }
}

/** The known county codes: 02 to 20, 22 to 44, 51. */
const isKnownCounty = (county: number): boolean =>
  (county >= 2 && county <= 20) || (county >= 22 && county <= 44) || county === 51

/** Warns of an unknown county in a valid company tax number. */
export const warnOfCompanyTaxNumber = (typed: string): Problem | null => {
  if (checkCompanyTaxNumber(typed) !== null) return null
  const { county } = groupsOf(withoutSeparators(typed))
  return isKnownCounty(Number(county)) ? null : { name: 'companyTaxNumberCounty', values: { county } }
}
