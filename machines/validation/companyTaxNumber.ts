import { withoutSeparators } from '../withoutSeparators'
import { isChecked, lengthProblem } from './digits'
import type { Problem } from './problem'

const DIGITS = 11

/** The three groups: the company, its way of paying VAT, its county. */
const groupsOf = (digits: string) => ({
  company: digits.slice(0, 8),
  vat: digits.slice(8, 9),
  county: digits.slice(9),
})

/** A company's tax number as the insurer stores it: `xxxxxxxx-y-zz`. */
export const normaliseCompanyTaxNumber = (typed: string): string => {
  const { company, vat, county } = groupsOf(withoutSeparators(typed))
  return `${company}-${vat}-${county}`
}

/** What is wrong with a company's tax number, by its groups. */
export const checkCompanyTaxNumber = (typed: string): Problem | null => {
  const digits = withoutSeparators(typed)
  if (digits === '') return { name: 'missing' }
  const malformed = lengthProblem('companyTaxNumber', digits, [DIGITS])
  if (malformed !== null) return malformed
  const { company, vat } = groupsOf(digits)
  if (!isChecked(company)) return { name: 'companyTaxNumberFirst', values: { group: company } }
  return /[1-5]/.test(vat) ? null : { name: 'companyTaxNumberVat', values: { digit: vat } }
}

/** The counties' codes, as far as we know: 02 to 20, 22 to 44, 51. */
const isKnownCounty = (county: number): boolean =>
  (county >= 2 && county <= 20) || (county >= 22 && county <= 44) || county === 51

/** What looks odd in a company's tax number that is otherwise right: a county that we do not know. */
export const warnOfCompanyTaxNumber = (typed: string): Problem | null => {
  if (checkCompanyTaxNumber(typed) !== null) return null
  const { county } = groupsOf(withoutSeparators(typed))
  return isKnownCounty(Number(county)) ? null : { name: 'companyTaxNumberCounty', values: { county } }
}
