import { describe, expect, test } from 'vitest'
import { checkPhone, normalisePhone, warnOfPhone } from '../../machines/validation/phone'
import { formatPhone } from '../../src/texts/format'
import { checkMany, type Random, writtenAnyhow } from './random'

const MOBILES = ['20', '30', '31', '50', '70']
/** The area codes of Hungary; Budapest is the only one with a single digit. */
const AREAS = [
  ['1'],
  ['22', '23', '24', '25', '26', '27', '28', '29', '32', '33', '34', '35', '36', '37', '42', '44', '45', '46', '47'],
  ['48', '49', '52', '53', '54', '56', '57', '59', '62', '63', '66', '68', '69', '72', '73', '74', '75', '76', '77'],
  ['78', '79', '82', '83', '84', '85', '87', '88', '89', '92', '93', '94', '95', '96', '99'],
].flat()
/** Prefixes for companies and internet telephony. */
const RARE = ['38', '40', '55', '80', '90', '91']
const NOMADIC = '21'
/**
 * Pairs of digits that no Hungarian number begins with. 10 to 19 are not among them, because they belong to Budapest.
 */
const NONE = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0')).filter(
  (two) => !two.startsWith('1') && ![...MOBILES, ...AREAS, ...RARE, NOMADIC].includes(two),
)

const any = (values: readonly string[], random: Random): string => values[random.below(values.length)] ?? ''
const numberOf = (prefix: string, digits: number, random: Random) => prefix + random.digits(digits - prefix.length)
const mobile = (random: Random): string => numberOf(any(MOBILES, random), 9, random)
const landLine = (random: Random): string => numberOf(any(AREAS, random), 8, random)
const anyOf = (random: Random): string => random.one([mobile, landLine])(random)
const withPrefix = (national: string, random: Random) => random.one(['06', '+36', '0036']) + national

test('a Hungarian phone number is accepted in any notation and normalised to +36', () => {
  checkMany((random) => {
    const national = anyOf(random)
    const typed = writtenAnyhow(withPrefix(national, random), random)
    expect(checkPhone(typed)).toBeNull()
    expect(normalisePhone(typed)).toBe(`+36${national}`)
    expect(formatPhone(typed).replaceAll(' ', '')).toBe(`+36${national}`)
  })
})

test('a phone number with “(0)” after the country code, as on letterheads, is accepted without the 0', () => {
  expect(normalisePhone('+36 (0)20 123 4567')).toBe('+36201234567')
  expect(normalisePhone('0036 (0) 1 234 5678')).toBe('+3612345678')
})

test('a phone number is accepted with every area code and mobile prefix', () => {
  for (const prefix of AREAS) expect(checkPhone(`06${prefix.padEnd(8, '3')}`), prefix).toBeNull()
  for (const prefix of MOBILES) expect(checkPhone(`06${prefix.padEnd(9, '3')}`), prefix).toBeNull()
  expect([AREAS.length, NONE.length]).toEqual([54, 25])
})

test('a landline number causes a warning, unlike a mobile number', () => {
  checkMany((random) => {
    expect(warnOfPhone(withPrefix(landLine(random), random))?.name).toBe('phoneLandLine')
    expect(warnOfPhone(withPrefix(numberOf(NOMADIC, 9, random), random))?.name).toBe('phoneLandLine')
    expect(warnOfPhone(withPrefix(mobile(random), random))).toBeNull()
  })
  expect(warnOfPhone('06 1 234')).toBeNull()
})

test('a phone number with a rare prefix is accepted with a warning', () => {
  checkMany((random) => {
    const prefix = any(RARE, random)
    const typed = withPrefix(numberOf(prefix, prefix === '38' ? 9 : 8, random), random)
    expect(checkPhone(typed)).toBeNull()
    expect(warnOfPhone(typed)).toEqual({ name: 'phoneUnusual', values: { prefix } })
  })
})

test('a phone number without 06 or +36 is rejected', () => {
  checkMany((random) => {
    expect(checkPhone(anyOf(random))).toEqual({ name: 'phoneStart' })
  })
})

test('a phone number of a wrong length is rejected, and the error names the right number of digits', () => {
  checkMany((random) => {
    const isMobile = random.below(2) === 0
    const digits = isMobile ? 9 : 8
    const prefix = any(isMobile ? MOBILES : AREAS, random)
    for (const typed of [prefix.length, digits - 1, digits + 1, digits + 2 + random.below(9)]) {
      const phoneNumber = withPrefix(numberOf(prefix, typed, random), random)
      expect(checkPhone(phoneNumber), phoneNumber).toEqual({ name: 'phoneLength', values: { prefix, digits, typed } })
      expect(warnOfPhone(phoneNumber)).toBeNull()
      expect(normalisePhone(phoneNumber)).toBe(phoneNumber)
    }
  })
})

test('a phone number with an unknown prefix is rejected, whatever its length is', () => {
  checkMany((random) => {
    const prefix = any(NONE, random)
    const phoneNumber = withPrefix(numberOf(prefix, 2 + random.below(12), random), random)
    expect(checkPhone(phoneNumber), phoneNumber).toEqual({ name: 'phonePrefix', values: { prefix } })
    expect(normalisePhone(phoneNumber)).toBe(phoneNumber)
  })
})

describe('examples of phone numbers', () => {
  test.each([
    ['06 20 123 4567', '+36201234567', '+36 20 123 4567'],
    ['+36 31 765 4321', '+36317654321', '+36 31 765 4321'],
    ['06 (1) 234-5678', '+3612345678', '+36 1 234 5678'],
    ['06/62 123.456', '+3662123456', '+36 62 123 456'],
    ['06 21 123 4567', '+36211234567', '+36 21 123 4567'],
  ])('%s is a valid phone number', (typed, normalised, formatted) => {
    expect(normalisePhone(typed)).toBe(normalised)
    expect(formatPhone(typed)).toBe(formatted)
  })

  test.each([
    ['', { name: 'missing' }],
    ['+36 20 123 456', { name: 'phoneLength', values: { prefix: '20', digits: 9, typed: 8 } }],
    ['06 62 123 4567', { name: 'phoneLength', values: { prefix: '62', digits: 8, typed: 9 } }],
    ['06 52 345 6789', { name: 'phoneLength', values: { prefix: '52', digits: 8, typed: 9 } }],
    ['06 1 234 56789', { name: 'phoneLength', values: { prefix: '1', digits: 8, typed: 9 } }],
    ['06 2 123 4567', { name: 'phoneLength', values: { prefix: '21', digits: 9, typed: 8 } }],
    ['+36 60 123 4567', { name: 'phonePrefix', values: { prefix: '60' } }],
    ['+36 60 123 456', { name: 'phonePrefix', values: { prefix: '60' } }],
    ['06 43 123 456', { name: 'phonePrefix', values: { prefix: '43' } }],
    ['+36 06 20 123 4567', { name: 'phonePrefix', values: { prefix: '06' } }],
    ['06 20 12E 4567', { name: 'phoneCharacters' }],
    ['06', { name: 'phoneUnfinished' }],
    ['+36 7', { name: 'phoneUnfinished' }],
    ['20 123 4567', { name: 'phoneStart' }],
    ['+43 660 1234567', { name: 'phoneStart' }],
    ['06 0 123 4567', { name: 'phonePrefix', values: { prefix: '01' } }],
  ])('"%s" is rejected as a phone number: %o', (typed, problem) => {
    expect(checkPhone(typed)).toEqual(problem)
    expect(normalisePhone(typed)).toBe(typed)
    expect(formatPhone(typed)).toBe(typed)
  })
})
