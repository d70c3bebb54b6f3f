import { expect, test } from 'vitest'
import { checkPercent, parsePercent, percentText } from '../../machines/validation/percent'

test.each([
  ['25', 25],
  [' 25 % ', 25],
  ['33,33', 33.33],
  ['33.33', 33.33],
  ['100', 100],
  ['-5', Number.NaN],
  ['1e2', Number.NaN],
  ['öt', Number.NaN],
  ['', Number.NaN],
])('“%s” is read as %d percent', (typed, percent) => {
  expect(parsePercent(typed)).toBe(percent)
})

test('a percentage is written with a decimal comma', () => {
  expect([percentText(33.5), percentText(60)]).toEqual(['33,5', '60'])
})

const options = { decimals: 2, canBeZero: false } as const

test.each([
  ['', 'percentMissing'],
  ['öt', 'percentMalformed'],
  ['-5', 'percentMalformed'],
  ['100,01', 'percentTooMuch'],
  ['0', 'percentZero'],
  ['33,333', 'percentDecimals'],
  ['33,33', undefined],
  ['100', undefined],
  ['0,01', undefined],
])('the check of the percentage “%s” returns the problem %s (undefined if it is valid)', (typed, name) => {
  expect(checkPercent(typed, options)?.name).toBe(name)
})

test('a percentage that has to be whole may have only zeros as decimals, and may be zero if this is allowed', () => {
  const wholeOnly = { decimals: 0, canBeZero: true } as const
  expect(checkPercent('33,3', wholeOnly)?.name).toBe('percentWhole')
  expect(checkPercent('33,0', wholeOnly)).toBeNull()
  expect(checkPercent('0', wholeOnly)).toBeNull()
})
