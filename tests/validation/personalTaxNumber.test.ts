import { describe, expect, test } from 'vitest'
import {
  checkPersonalTaxNumber,
  normalisePersonalTaxNumber,
} from '../../machines/case/definition/fields/personalTaxNumber'
import { checkMany, type Random, tryDigits, withOneChanged, withTwoSwapped, writtenAnyhow } from './random'

const TODAY = '2026-11-21'
/** Days from 1 January 1867 to today. */
const DAYS = (Date.UTC(2026, 10, 21) - Date.UTC(1867, 0, 1)) / 86_400_000

const check = (typed: string) => checkPersonalTaxNumber(typed, TODAY)

/** Tells if the last digit is the sum of the first nine, each multiplied by its position (1 to 9), modulo 11. */
const isRight = (digits: string): boolean => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, last] = [...digits].map(Number)
  return (a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h + 9 * i) % 11 === last
}

/** Returns the first nine digits of a number. Some of these have no valid tenth digit. */
const nine = (random: Random): string => `8${String(random.below(DAYS + 1)).padStart(5, '0')}${random.digits(3)}`

const number = (random: Random): string => {
  const digits = nine(random)
  const last = tryDigits((digit) => isRight(digits + digit))
  return last === undefined ? number(random) : digits + last
}

test('a valid personal tax number is accepted in any notation', () => {
  checkMany((random) => {
    const validNumber = number(random)
    const typed = writtenAnyhow(validNumber, random)
    expect(check(typed)).toBeNull()
    expect(normalisePersonalTaxNumber(typed)).toBe(validNumber)
  })
})

test('at most one tenth digit is valid after the first nine digits of a personal tax number', () => {
  checkMany((random) => {
    const digits = nine(random)
    const accepted = [...'0123456789'].filter((digit) => check(digits + digit) === null)
    const last = tryDigits((digit) => isRight(digits + digit))
    expect(accepted).toEqual(last === undefined ? [] : [last])
  })
})

/** Returns the name of the error that `changed` causes. `changed` is a valid number with one replaced digit. */
const wrongAt = (changed: string): string => {
  if (changed[0] !== '8') return 'personalTaxNumberStart'
  return Number(changed.slice(1, 6)) > DAYS ? 'personalTaxNumberBirth' : 'personalTaxNumberCheck'
}

test('a personal tax number is rejected, with the reason, if any digit is changed', () => {
  checkMany((random) => {
    for (const [changed] of withOneChanged(number(random), random)) expect(check(changed)?.name).toBe(wrongAt(changed))
  })
})

test('a personal tax number is rejected if any two neighbouring digits are swapped', () => {
  checkMany((random) => {
    for (const [swapped] of withTwoSwapped(number(random))) expect(check(swapped)?.name).toBe(wrongAt(swapped))
  })
})

describe('the check for a future birth date in a personal tax number', () => {
  test.each([
    ['8431711000', '1985-03-14', '1985-03-13'],
    ['8492761008', '2001-11-30', '2001-11-29'],
  ])('of %s accepts the birth date %s as today, and rejects the day before', (typed, birth, before) => {
    expect(checkPersonalTaxNumber(typed, birth)).toBeNull()
    expect(checkPersonalTaxNumber(typed, before)).toEqual({
      name: 'personalTaxNumberBirth',
      values: { group: typed.slice(1, 6) },
    })
  })
})

test.each([
  ['', { name: 'missing' }],
  ['8431711001', { name: 'personalTaxNumberCheck', values: { digit: '1' } }],
  ['7431711000', { name: 'personalTaxNumberStart', values: { digit: '7' } }],
  ['0000000000', { name: 'personalTaxNumberStart', values: { digit: '0' } }],
  ['843171100', { name: 'personalTaxNumberLength', values: { typed: 9 } }],
  ['843171100O', { name: 'personalTaxNumberCharacters' }],
])('"%s" is rejected as a personal tax number: %o', (typed, problem) => {
  expect(check(typed)).toEqual(problem)
})

test('no tenth digit is valid after the digits 843171106 of a personal tax number', () => {
  expect([...'0123456789'].map((digit) => check(`843171106${digit}`)?.name)).toEqual(
    Array(10).fill('personalTaxNumberCheck'),
  )
})
