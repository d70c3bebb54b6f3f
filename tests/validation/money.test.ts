import { expect, test } from 'vitest'
import { checkMoney, parseAmount } from '../../machines/validation/money'
import { formatForints } from '../../src/texts/format'

const problemOf = (typed: string) => checkMoney(typed, { min: 50_000, max: 900_000 })?.name ?? null

test.each([
  '50000',
  '50 000',
  ' 50\u00a0000 Ft',
  '50.000',
  '50 000,- Ft',
  '50000ft.',
  '50 000 Ft-',
  '50 000 Ft.-',
  '50 000 Ft,-',
  '50 000,00',
  '50.000,00 Ft',
  '50000,0',
  '50 000 HUF',
  '50.000,- Ft',
  '50 000.-',
  '50 000 forint',
  'HUF 50,000',
  'HUF 50,000.00',
  'Ft 50 000',
  'HUF50000',
  'Fizetendő: 50 000 Ft',
  'Fizetendő (együtt): HUF 50,000',
  '50,000.00 Ft',
])('%j is read as fifty thousand forints', (typed) => {
  expect(problemOf(typed)).toBeNull()
  expect(parseAmount(typed)).toBe(50_000)
})

test.each([
  ['', 'moneyMissing'],
  [' \u200b ', 'moneyMissing'],
  ['Ft', 'moneyMissing'],
  ['ötvenezer', 'moneyMalformed'],
  ['-50000', 'moneyMalformed'],
  ['50 000-', 'moneyMalformed'],
  ['50000,5', 'moneyMalformed'],
  ['50.00', 'moneyMalformed'],
  ['5e5', 'moneyMalformed'],
  ['50 000 EUR', 'moneyMalformed'],
  ['50,000', 'moneyMalformed'],
  ['50,000 Ft', 'moneyMalformed'],
  ['HUF 50,00', 'moneyTooLittle'],
  ['50000 60000', 'moneyMalformed'],
  ['5 0000', 'moneyMalformed'],
  ['50.000 000', 'moneyMalformed'],
  ['Fizetendő: 50 000', 'moneyMalformed'],
  ['Fizetendő: 50 000 EUR', 'moneyMalformed'],
  ['Fizetendő: 50 ezer Ft', 'moneyMalformed'],
  ['Fizetendő: -50 000 Ft', 'moneyMalformed'],
  ['2 díj: 50 000 Ft', 'moneyMalformed'],
  ['1'.repeat(400), 'moneyMalformed'],
  ['49 999', 'moneyTooLittle'],
  ['900 001', 'moneyTooMuch'],
])('%j is rejected as an amount of money: %s', (typed, name) => {
  expect(problemOf(typed)).toBe(name)
})

test.each(['60 000,00', '60.000,00 Ft'])('%j is read as sixty thousand forints', (typed) => {
  expect(problemOf(typed)).toBeNull()
  expect(parseAmount(typed)).toBe(60_000)
})

test('an amount without limits has to be at least one forint', () => {
  expect(checkMoney('1', {})).toBeNull()
  expect(checkMoney('0', { min: null })).toEqual({
    name: 'moneyTooLittle',
    values: { amount: { value: 1, currency: 'HUF' } },
  })
})

test('an amount is formatted in Hungarian, and an invalid one stays as typed', () => {
  expect(formatForints('50000')).toBe('50\u00a0000\u00a0Ft')
  expect(formatForints('sok')).toBe('sok')
})
