import { expect, test } from 'vitest'
import {
  checkCompanyTaxNumber,
  normaliseCompanyTaxNumber,
  warnOfCompanyTaxNumber,
} from '../../machines/validation/companyTaxNumber'
import { checkedDigits, noticesSwap } from './giro'
import { checkMany, type Random, withOneChanged, withTwoSwapped, writtenAnyhow } from './random'

const withCounty = (county: string, random: Random): string =>
  checkedDigits(8, random) + random.one(['1', '2', '3', '4', '5']) + county

const COUNTIES = Array.from({ length: 100 }, (_, county) => String(county).padStart(2, '0'))
/** The county codes that the check accepts: 02 to 20, 22 to 44, and 51. */
const KNOWN = COUNTIES.filter((county) => county === '51' || (county >= '02' && county <= '44' && county !== '21'))
const UNKNOWN = COUNTIES.filter((county) => !KNOWN.includes(county))

const number = (random: Random): string => withCounty(KNOWN[random.below(KNOWN.length)] ?? '', random)

const nameOf = (typed: string) => checkCompanyTaxNumber(typed)?.name ?? null
const isVat = (digit: string | undefined): boolean => '12345'.includes(digit ?? '-')

test('a valid company tax number is accepted in any notation and normalised with hyphens', () => {
  checkMany((random) => {
    const validNumber = number(random)
    const typed = writtenAnyhow(validNumber, random)
    expect(checkCompanyTaxNumber(typed)).toBeNull()
    expect(warnOfCompanyTaxNumber(typed)).toBeNull()
    expect(normaliseCompanyTaxNumber(typed)).toBe(
      `${validNumber.slice(0, 8)}-${validNumber.slice(8, 9)}-${validNumber.slice(9)}`,
    )
  })
})

test('a company tax number is rejected if one of its first eight digits is changed or its VAT digit is invalid', () => {
  checkMany((random) => {
    for (const [changed, at] of withOneChanged(number(random), random)) {
      const vat = isVat(changed[8]) ? null : 'companyTaxNumberVat'
      expect(nameOf(changed)).toBe(at < 8 ? 'companyTaxNumberFirst' : vat)
    }
  })
})

test('a company tax number is rejected if two neighbouring digits are swapped and the check detects it', () => {
  checkMany((random) => {
    const validNumber = number(random)
    for (const [swapped, at] of withTwoSwapped(validNumber)) {
      const isNoticed = at === 7 || (at < 7 && noticesSwap(validNumber, at))
      const vat = isVat(swapped[8]) ? null : 'companyTaxNumberVat'
      expect(nameOf(swapped)).toBe(isNoticed ? 'companyTaxNumberFirst' : vat)
    }
  })
})

test('a company tax number with an unknown county code is accepted with a warning', () => {
  expect([KNOWN.length, UNKNOWN.length]).toEqual([43, 57])
  checkMany((random) => {
    const county = UNKNOWN[random.below(UNKNOWN.length)] ?? ''
    const typed = writtenAnyhow(withCounty(county, random), random)
    expect(checkCompanyTaxNumber(typed)).toBeNull()
    expect(warnOfCompanyTaxNumber(typed)).toEqual({ name: 'companyTaxNumberCounty', values: { county } })
  })
})

test.each(['98765434-2-41', '80012346-1-13', '98765434 2 41', '98765434241'])(
  '%s is a valid company tax number',
  (typed) => {
    expect(checkCompanyTaxNumber(typed)).toBeNull()
  },
)

test.each([
  ['', { name: 'missing' }],
  ['98765435-2-41', { name: 'companyTaxNumberFirst', values: { group: '98765435' } }],
  ['00000000-1-00', { name: 'companyTaxNumberFirst', values: { group: '00000000' } }],
  ['80012346-7-13', { name: 'companyTaxNumberVat', values: { digit: '7' } }],
  ['98765434-2', { name: 'companyTaxNumberLength', values: { typed: 9 } }],
  ['HU98765434', { name: 'companyTaxNumberCharacters' }],
])('"%s" is rejected as a company tax number: %o', (typed, problem) => {
  expect(checkCompanyTaxNumber(typed)).toEqual(problem)
  expect(warnOfCompanyTaxNumber(typed)).toBeNull()
})
